#!/usr/bin/env bash
# The steps of release.yml that need GitHub: check; draft <archive>; move <tag>. See docs/maintainers/releasing.md.
set -euo pipefail
repo="repos/$GITHUB_REPOSITORY"

# Ends with the fault and the remedy.
refuse() {
  echo "::error::$*"
  exit 1
}

# Requires a new version on the tip of main. Only tokens with write permission see drafts.
check() {
  tag="v$(jq --raw-output .version package.json)"
  [ "$GITHUB_REF" = refs/heads/main ] || refuse "This run is for $GITHUB_REF. Run Release on main."
  local tip release
  tip=$(gh api "$repo/git/ref/heads/main" --jq .object.sha)
  # GitHub may refuse to tag or release older commits, because workflows may have changed since.
  [ "$tip" = "$GITHUB_SHA" ] || refuse "main has moved, from $GITHUB_SHA to $tip. Run Release again."
  release=$(gh api --paginate "$repo/releases?per_page=100" \
    --jq ".[] | select(.tag_name == \"$tag\") | if .draft then \"draft\" else \"published\" end + \" \" + .html_url")
  case $release in
    published*) refuse "$tag is published: ${release#* }. Run npm version first, see docs/maintainers/releasing.md." ;;
    draft*) refuse "There is a draft of $tag: ${release#* }. Publish it, or delete it and run Release again." ;;
  esac
  at=$(gh api "$repo/git/matching-refs/tags/$tag" --jq ".[] | select(.ref == \"refs/tags/$tag\").object.sha")
  [ -z "$at" ] || [ "$at" = "$GITHUB_SHA" ] ||
    refuse "The tag $tag is at $at, not at $GITHUB_SHA, and has no release. Tags of versions stay: run npm version first."
}

# Makes the tag, then a draft. Only the person who publishes it can tick the Marketplace box.
draft() {
  check
  [ -n "$at" ] || gh api --method POST "$repo/git/refs" -f ref="refs/tags/$tag" -f sha="$GITHUB_SHA" --silent
  gh release create "$tag" "$1" --verify-tag --draft --title "$tag" --generate-notes
  echo "::notice::Publish the draft of $tag: $GITHUB_SERVER_URL/$GITHUB_REPOSITORY/releases"
}

# Moves the major tag to the published version.
move() {
  [[ $1 =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]] || refuse "$1 is not a version, so no major tag moves. Name releases v1.2.3."
  local major=${1%%.*}
  gh api --method PATCH "$repo/git/refs/tags/$major" -f sha="$GITHUB_SHA" -F force=true ||
    gh api --method POST "$repo/git/refs" -f ref="refs/tags/$major" -f sha="$GITHUB_SHA" ||
    refuse "$major was not moved. Do it yourself: git push --force origin $1^{commit}:refs/tags/$major"
}

"$@"
