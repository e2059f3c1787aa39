#!/bin/sh
# Tries the hooks of .pre-commit-hooks.yaml with the real pre-commit (https://pre-commit.com, or a package of the system)
# in a repository of its own. Prints what a person would see. Needs git, node and pre-commit; touches nothing else.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PRE_COMMIT_HOME="$work/cache" GIT_CONFIG_GLOBAL=/dev/null
export GIT_AUTHOR_NAME='A Example' GIT_AUTHOR_EMAIL=a@example.test
export GIT_COMMITTER_NAME='A Example' GIT_COMMITTER_EMAIL=a@example.test

# The hooks as a release would have them: the working tree, committed.
git init --quiet "$work/fixture-gate"
cp -R "$here/dist" "$here/.pre-commit-hooks.yaml" "$work/fixture-gate/"
git -C "$work/fixture-gate" add --all --force
git -C "$work/fixture-gate" commit --quiet --message 'Release'
revision=$(git -C "$work/fixture-gate" rev-parse HEAD)

git init --quiet "$work/shop"
cd "$work/shop"
cat > .pre-commit-config.yaml <<CONFIG
repos:
  - repo: $work/fixture-gate
    rev: $revision
    hooks:
      - id: fixture-gate
      - id: fixture-gate-message
      - id: fixture-gate-manifest
CONFIG
mkdir testdata
echo '{"cents": 1999}' > testdata/order.json
git add --all
git commit --quiet --message 'Begin'
pre-commit install --hook-type pre-commit --hook-type commit-msg > /dev/null

try() {
  printf '\n$ git commit -m %s\n' "$1"
  if git commit --quiet --message "$1" 2>&1 | sed "s#$work#.#g"; then :; fi
  printf '(%s commits)\n' "$(git rev-list --count HEAD)"
}

echo '{"cents": 2099}' > testdata/order.json
git add --all
try 'Raise the price'
try 'Raise the price

Fixture-Change: testdata/order.json reason="The price list of March raised it"'
echo '{"cents": ' > testdata/order.json
git add --all
try 'Break it

Fixture-Change: testdata/order.json reason="The price list of March raised it"'
