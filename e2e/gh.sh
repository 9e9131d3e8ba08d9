#!/bin/sh
# Stands in for GitHub's command line tool: notes what it is asked, a line each, and refuses what the tool or
# GitHub refuses, in their words. Checks begin with the question whose number is in E2E_GH_CHECKS_FROM.
#
# It cannot see a job's `permissions`, since act gives none: the examples' test looks at those.
echo "${GH_REPO:-} ${GH_TOKEN:-} gh $*" >> "$E2E_GH_LOG"

refuse() {
  echo "$2" >&2
  exit "$1"
}

[ -n "${GH_TOKEN:-}" ] || refuse 4 "gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable."
[ "${GH_REPO:-}" = acme/docs ] || refuse 1 "GraphQL: Could not resolve to a Repository with the name '${GH_REPO:-}'. (repository)"
case "${3:-}" in
  '' | *[!0-9]*) refuse 1 "no pull requests found for branch \"${3:-}\"" ;;
esac
case "$1 $2 ${4:-}" in
  'pr edit --add-label')
    # The labels that a new repository has, as far as they are of use here.
    [ "$5" = documentation ] || refuse 1 "failed to update 1 issue: '$5' not found"
    ;;
  'pr edit --add-reviewer')
    # The token of a workflow sees no teams, whatever its permissions.
    case "$GH_TOKEN $5" in
      ghs_*' '*/*) refuse 1 "error fetching organization teams: GraphQL: Resource not accessible by integration (organization.teams)" ;;
      *' 'acme/docs-team) ;;
      *) refuse 1 "'${5#*/}' not found" ;;
    esac
    ;;
  'pr checks --json' | 'pr checks --watch')
    asked=$(grep -c -e --json "$E2E_GH_LOG")
    [ "$asked" -ge "${E2E_GH_CHECKS_FROM:-1}" ] || refuse 1 "no checks reported on the 'agent/job_$3' branch"
    ;;
  *) refuse 1 "unknown command \"$*\" for \"gh\"" ;;
esac
