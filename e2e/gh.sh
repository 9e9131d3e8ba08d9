#!/bin/sh
# Stands in for GitHub's command line tool: notes what it is asked, a line each, and is content. The first
# question about checks finds none, as right after a pull request was opened.
echo "${GH_REPO:-} ${GH_TOKEN:-} gh $*" >> "$E2E_GH_LOG"
case "$*" in
  *--json*) [ "$(grep -c -e --json "$E2E_GH_LOG")" -gt 1 ] ;;
esac
