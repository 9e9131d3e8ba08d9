#!/bin/sh
# Stands in for `gh`: writes down what it is asked, and puts the answer that the test has for it through its `--jq`.
asked="$*"
echo "${GH_REPO:-} ${GH_TOKEN:-} gh $asked" | tr '\n' ' ' | sed 's/ *$/\n/' >> "$E2E_COMMANDS"
filter=.
while [ $# -gt 0 ]; do
  [ "$1" != --jq ] || filter=$2
  shift
done
answer=$(jq --arg asked "$asked" \
  'to_entries[] | select(.key as $key | $asked | startswith($key)) | .value' "$E2E_ANSWERS")
[ "$answer" != false ] || { echo 'it refuses' >&2; exit 1; }
[ -z "$answer" ] || printf '%s\n' "$answer" | jq --raw-output "$filter"
