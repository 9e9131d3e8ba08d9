#!/usr/bin/env bash
# Gives the docs agent to many repositories of an organization, or takes it away again.
#
#   gh auth refresh --scopes admin:org,workflow # once
#   ./rollout.sh acme repositories.txt          # one a line: name, or acme/name
#
# It needs gh 2.30 or newer.
#
# A repository gets the file (caller.yml, at a time of day of its own), then the organization's key and project ID, then
# an issue and its number as DOCS_ISSUE. Run the script again at any time: it does what is missing. It says in one line
# how far each repository is, and ends with 1 unless all are done. After some 100 repositories, GitHub may limit writes
# for an hour: run it again then.
#
# --pull-requests  The file comes by a pull request: for protected branches. When it is merged, run the script again.
# --remove         Takes away the key, closes the issue, and deletes DOCS_ISSUE and the file.
# --dry-run        Changes nothing, and says what it would do.
set -uo pipefail

uses_pull_requests=no removes=no is_dry=no names=()
for argument in "$@"; do
  case $argument in
    --pull-requests) uses_pull_requests=yes ;;
    --remove) removes=yes ;;
    --dry-run) is_dry=yes ;;
    -*) echo "$argument: there is no such option" >&2; exit 2 ;;
    *) names+=("$argument") ;;
  esac
done
if [ "${#names[@]}" -ne 2 ]; then
  echo "Usage: $0 [--pull-requests] [--remove] [--dry-run] ORGANIZATION FILE" >&2
  exit 2
fi
org=${names[0]}
list=${names[1]}
caller=$(dirname "$0")/caller.yml
path=.github/workflows/docs-agent.yml
proposal=docs-agent-rollout
removal=docs-agent-removal
title='ci: docs agent'
[ "$removes" = no ] || title='ci: remove the docs agent'
if grep -qE 'FULL_SHA|acme/workflows' "$caller"; then
  echo "$caller: write the repository of docs-agent.yml and a commit's SHA." >&2
  exit 2
fi

if [ ! -r "$list" ] || [ -d "$list" ]; then
  echo "$list: there is no such file. It has the names of the repositories, and comes after the organization." >&2
  exit 1
fi

# Changes something: what, in words, and the command. A dry run only notes the words.
plan=
act() {
  if [ "$is_dry" = no ]; then "${@:2}"; return; fi
  plan+=", $1"
}

done_with() {
  [ "$is_dry" = yes ] || echo "$1: done"
}

# A fork's pull request may have a branch of the same name: a stranger would choose what the owner merges.
# One line: number, archived, issues, default branch, the file's blob, open pull requests. A "-" is none.
look_at() {
  # shellcheck disable=SC2016 # GraphQL's own variables
  gh api graphql --raw-field owner="$org" --raw-field name="$1" --raw-field file="HEAD:$path" \
    --raw-field proposal="$proposal" --raw-field removal="$removal" \
    --raw-field query='query ($owner: String!, $name: String!, $file: String!, $proposal: String!, $removal: String!) {
      repository(owner: $owner, name: $name) {
        databaseId isArchived hasIssuesEnabled defaultBranchRef { name } object(expression: $file) { oid }
        adds: pullRequests(headRefName: $proposal, states: OPEN, first: 100) { nodes { url isCrossRepository } }
        removes: pullRequests(headRefName: $removal, states: OPEN, first: 100) { nodes { url isCrossRepository } }
      }
    }' --jq 'def ours: map(select(.isCrossRepository | not).url)[0];
      .data.repository
      | [.databaseId, .isArchived, .hasIssuesEnabled, .defaultBranchRef.name, .object.oid,
         (.adds.nodes | ours), (.removes.nodes | ours)]
      | map(if . == null then "-" else tostring end) | join(" ")'
}

# The file for a repository. Its name sets the time, between 1:00 and 8:59: the service takes 100 agent jobs an hour.
file_for() {
  local number
  number=$(printf %s "$1" | cksum | cut -d ' ' -f 1)
  sed "s/cron: \"[0-9]* [0-9]* /cron: \"$((number % 60)) $((number / 60 % 8 + 1)) /" "$caller"
}

# On a branch, writes the file, or deletes it: repository, branch, blob.
commit() {
  local url="repos/$org/$1/contents/$path"
  local fields=(--raw-field "message=$title" --raw-field "branch=$2")
  [ "$3" = - ] || fields+=(--raw-field "sha=$3")
  if [ "$removes" = yes ]; then
    gh api --method DELETE "$url" --silent "${fields[@]}"
  else
    fields+=(--raw-field "content=$(file_for "$1" | base64 | tr -d '\n')")
    gh api --method PUT "$url" --silent "${fields[@]}"
  fi
}

# Opens a pull request that does so, and prints its address: repository, its default branch, blob, a branch for it.
propose() {
  local refs="repos/$org/$1/git/refs" head
  # Left over from a pull request that was merged or closed.
  gh api --method DELETE "$refs/heads/$4" --silent 2> /dev/null
  head=$(gh api "repos/$org/$1/git/ref/heads/$2" --jq .object.sha) &&
    gh api --method POST "$refs" --silent --raw-field "ref=refs/heads/$4" --raw-field "sha=$head" &&
    commit "$1" "$4" "$3" &&
    gh pr create --repo "$org/$1" --base "$2" --head "$4" --title "$title" \
      --body "Made by rollout.sh."
}

# Fails until the default branch has the file, or with --remove has none: repository, default branch, blob, a branch
# and the open pull request for it.
change_file() {
  local wanted=- url=$5 change='delete the file'
  if [ "$removes" = no ]; then
    wanted=$(file_for "$1" | git hash-object --stdin)
    change='commit the file'
  fi
  [ "$3" != "$wanted" ] || return 0
  # Without the scope, GitHub answers "Not Found". It names no scope, so gh suggests none.
  if [ "$url" = - ]; then
    if [ "$uses_pull_requests" = no ]; then
      act "$change" commit "$1" "$2" "$3" && return
      echo "$1: not committed: for a protected branch, use --pull-requests; at \"Not Found\", the scope workflow"
      return 1
    fi
    if [ "$is_dry" = yes ]; then
      plan+=", open a pull request to $change, and wait for its merge"
      return 1
    fi
    if ! url=$(propose "$1" "$2" "$3" "$4"); then
      echo "$1: no pull request was made: at \"Not Found\", use the scope workflow"
      return 1
    fi
  fi
  echo "$1: waits for $url"
  return 1
}

# Lets a repository use the key and the project ID (PUT), or no longer (DELETE): method, number.
# shellcheck disable=SC2329 # `act` invokes it
share_key() {
  gh api --method "$1" "orgs/$org/actions/secrets/DOCS_API_KEY/repositories/$2" --silent &&
    gh api --method "$1" "orgs/$org/actions/variables/DOCS_PROJECT_ID/repositories/$2" --silent
}

# Prints the issue's number, if there is one. `gh variable list --json` would need a gh newer than 2.40.
issue_of() {
  gh api "repos/$org/$1/actions/variables?per_page=30" --paginate \
    --jq '.variables[] | select(.name == "DOCS_ISSUE").value'
}

add() {
  local id archived issues default blob proposed _ issue
  read -r id archived issues default blob proposed _ <<< "$2"
  if [ "$archived" = true ]; then echo "$1: is archived"; return 1; fi
  if [ "$issues" = false ]; then echo "$1: issues are off"; return 1; fi
  if [ "$default" = - ]; then echo "$1: is empty"; return 1; fi
  change_file "$1" "$default" "$blob" "$proposal" "$proposed" || return
  if ! act 'share the key' share_key PUT "$id"; then
    echo "$1: has the file, but not the key: secret and variable need --visibility selected"
    return 1
  fi
  if ! issue=$(issue_of "$1"); then echo "$1: has the key, but its variables cannot be read"; return 1; fi
  if [ -z "$issue" ] && [ "$is_dry" = yes ]; then
    plan+=', make an issue, and set DOCS_ISSUE'
  elif [ -z "$issue" ]; then
    if ! issue=$(gh issue create --repo "$org/$1" --title 'Docs agent' --body 'What the docs agent is asked.'); then
      echo "$1: has the key, but no issue"
      return 1
    fi
    # Last: from now on, the workflow runs.
    if ! gh api --method POST "repos/$org/$1/actions/variables" --silent \
      --raw-field name=DOCS_ISSUE --raw-field "value=${issue##*/}"; then
      echo "$1: set DOCS_ISSUE to ${issue##*/} there"
      return 1
    fi
  fi
  done_with "$1"
}

remove() {
  local id archived issues default blob proposed removed issue
  read -r id archived issues default blob proposed removed <<< "$2"
  # First: without a key, nothing can be asked.
  if ! act 'take away the key' share_key DELETE "$id"; then echo "$1: still has the key"; return 1; fi
  if [ "$archived" = true ]; then
    [ "$is_dry" = yes ] || echo "$1: done, but for its file: it is archived"
    return
  fi
  if ! issue=$(issue_of "$1"); then echo "$1: lost the key, but its variables cannot be read"; return 1; fi
  if [ -n "$issue" ]; then
    # The repository's people write the variable, and gh would also close the issue of an address, wherever it is.
    if [[ $issues = true && $issue =~ ^[0-9]+$ ]] && ! act "close issue $issue" gh issue close "$issue" --repo "$org/$1"; then
      echo "$1: lost the key, but issue $issue is not closed: close it, and delete DOCS_ISSUE there"
      return 1
    fi
    if ! act 'delete DOCS_ISSUE' gh api --method DELETE "repos/$org/$1/actions/variables/DOCS_ISSUE" --silent; then
      echo "$1: lost the key, but still has DOCS_ISSUE"
      return 1
    fi
  fi
  # Closes the pull request that adds the file, if it is open.
  if [ "$is_dry" = no ]; then
    gh api --method DELETE "repos/$org/$1/git/refs/heads/$proposal" --silent 2> /dev/null
  elif [ "$proposed" != - ]; then
    plan+=", close $proposed"
  fi
  change_file "$1" "$default" "$blob" "$removal" "$removed" && done_with "$1"
}

code=0 count=0
while read -r repo || [ -n "$repo" ]; do
  [ -n "$repo" ] || continue
  count=$((count + 1))
  repo=${repo#"$org/"}
  plan=
  if [[ $repo = */* ]]; then
    echo "$repo: is not of $org"
    code=1
  elif ! found=$(look_at "$repo" < /dev/null); then
    echo "$repo: cannot be read"
    code=1
  elif [ "$removes" = yes ]; then
    remove "$repo" "$found" < /dev/null || code=1
  else
    add "$repo" "$found" < /dev/null || code=1
  fi
  [ -z "$plan" ] || echo "$repo: would ${plan#, }"
done < <(tr -d '\r' < "$list") # on Windows, lines end with \r\n
if [ "$count" -eq 0 ]; then
  echo "$list: names no repository" >&2
  code=1
fi
exit "$code"
