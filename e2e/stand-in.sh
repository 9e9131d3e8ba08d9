#!/bin/sh
# Stands in for `gh` and for `sleep`: writes down what it is asked, and has no checks at the first question.
case "$*" in
  *--json*) grep -q -e --json "$E2E_COMMANDS" || none='no checks reported on the branch' ;;
esac
echo "${GH_REPO:-} ${GH_TOKEN:-} $(basename "$0") $*" >> "$E2E_COMMANDS"
[ -z "${none:-}" ] || { echo "$none" >&2; exit 1; }
