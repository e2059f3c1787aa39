export const id = 4341;
export const ids = [4341];
export const modules = {

/***/ 74341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

;// CONCATENATED MODULE: ./lib/error-catalogue.js
const ERROR_CATALOGUE = {
    BAD_USAGE: {
        title: 'Command line not understood',
        meaning: 'The command or one of its options does not exist, or an argument is missing.',
        example: 'unknown option "--bse" -> did you mean --base?',
        fix: ['See what there is:', '    fixture-gate --help'],
    },
    BAD_INPUT: {
        title: 'Input not understood',
        meaning: 'An input of the action (`with:` in the workflow), or a file or a revision on the command line, has a value that cannot be used.',
        example: 'fixtures: expected a pattern that stays in the repository, without ".."; found "../x/**" -> correct the patterns of the "fixtures" input',
        fix: ['Correct the value that the message names. The inputs stand in action.yml and in the README.'],
    },
    BAD_EVENT: {
        title: 'Event not understood',
        meaning: 'The action was started by an event that it cannot judge, or the description of the event cannot be read.',
        example: 'expected pull_request, pull_request_target, merge_group or push; found schedule -> run the action on pull_request',
        fix: [
            'Start the workflow on pull requests:',
            '    on: { pull_request: { types: [opened, synchronize, reopened, edited] }, merge_group: {} }',
            '`fixture-gate doctor` looks at all of the workflow.',
        ],
    },
    BAD_POLICY: {
        title: 'Policy file has mistakes',
        meaning: 'The policy file cannot be used. All mistakes are listed with their line and column. The file is read from the base branch, so it must be mended there.',
        example: '.github/fixture-gate.yml:7:15: expected trailer, approval or review; found the text "trailr"; did you mean "trailer"? -> correct .github/fixture-gate.yml',
        fix: [
            'Correct the lines. Every key with its values is in docs/policy.md; editors complete and check them with schema/fixture-gate.policy.schema.json.',
        ],
    },
    BAD_SHARDS: {
        title: 'Reports of shards do not fit together',
        meaning: 'The reports that were to be joined are not those of all shards of one run over what is here: one is missing, twice there, of another commit, policy or version, or does not tell of the very contents that git has.',
        example: 'expected the reports of 4 shards, 0 to 3; that of shard 2 is not among them -> pass the report.json of every shard of one run, each once',
        fix: [
            'Let the joining job need all shards, download the report of each, and pass them all:',
            '    fixture-gate merge reports/*/report.json',
        ],
    },
    NO_REPOSITORY: {
        title: 'No git repository here',
        meaning: 'The folder is not in a git repository, or git refuses to use it because it belongs to somebody else.',
        example: 'notes is not in a git repository -> run the command in one, or name it with --repo',
        fix: [
            'Go to the repository, or name it:',
            '    fixture-gate check --repo path/to/repository',
            'If git speaks of "dubious ownership":',
            '    git config --global --add safe.directory path/to/repository',
        ],
    },
    REVISION_MISSING: {
        title: 'Commit not in this clone',
        meaning: 'A commit that is to be compared is not there: the clone is too shallow, the name is wrong, or the commit was pushed away.',
        example: 'the base commit 3c4e0f2 is not in this clone -> run "git fetch origin 3c4e0f2" first',
        fix: [
            'Fetch it:',
            '    git fetch origin main',
            'or in a workflow, where a checkout step is used at all:',
            '    with: { fetch-depth: 0 }',
        ],
    },
    NO_MERGE_BASE: {
        title: 'Branches share no history',
        meaning: 'Base and head have no commit in common, so it cannot be told what the pull request changes. Either the clone is too shallow or the histories are unrelated.',
        example: 'main and topic have no commit in common -> run "git fetch --unshallow" first',
        fix: ['Fetch the whole history, then run again:', '    git fetch --unshallow'],
    },
    EMPTY_RANGE: {
        title: 'Nothing to compare',
        meaning: 'Base and head are the same commit. In a workflow that means that the wrong commits were chosen, so it is no pass.',
        example: 'base and head are both 3c4e0f2 -> check the "base" and "head" inputs',
        fix: ['Leave the inputs "base" and "head" out: the action finds the right commits itself.'],
    },
    GIT_MISSING: {
        title: 'git was not found',
        meaning: 'The program git is not installed, is not on the search path, or is too old.',
        example: 'git was not found -> install git',
        fix: ['Install git, or add its folder to PATH. On a self-hosted runner or in a container it is not always there.'],
    },
    GIT_FAILED: {
        title: 'git reported an error',
        meaning: 'A git command failed in a way that has no better explanation here. Its own words are in the message.',
        example: 'git fetch failed: could not read from remote repository -> check the network and the permissions of the token',
        fix: ['Read what git says. In a workflow the token needs `contents: read`:', '    permissions: { contents: read }'],
    },
    UNSAFE_ENVIRONMENT: {
        title: 'Environment could be tampered with',
        meaning: 'The action runs from a folder that the pull request controls, or settings are in place that can change what git or Node do. Its answer could not be trusted.',
        example: 'the action runs from inside of the workspace -> use it by a commit SHA: uses: OWNER/fixture-gate@<sha>',
        fix: [
            'Use the action by the full SHA of a commit, in a job of its own, without steps before it that run the code of the pull request.',
        ],
    },
    STALE: {
        title: 'Pull request moved on',
        meaning: 'New commits were pushed, or the base was changed, while this ran. The result would be about something else than what stands there now, so nothing was posted.',
        example: 'head moved from 4f2a9c1 to 8be03d7 -> the run for 8be03d7 decides',
        fix: ['Nothing: the run for the new commits decides. If there is none, run the check again.'],
    },
    GITHUB_DENIED: {
        title: 'GitHub refused a request',
        meaning: 'Something that had to be read from GitHub could not be: the token lacks a permission, or the limit of requests is used up.',
        example: 'GET /repos/{owner}/{repo}/pulls/7/reviews answered 403 -> add "pull-requests: read" to the permissions of the job',
        fix: [
            'Give the job what it needs:',
            '    permissions: { contents: read, checks: write, pull-requests: write }',
            'If the limit of requests is used up, wait and run again.',
        ],
    },
    CANNOT_WRITE: {
        title: 'File could not be written',
        meaning: 'The report or another output file could not be written: the folder is missing, is read-only, or the disk is full.',
        example: 'report.html: permission denied -> choose another place with --output',
        fix: ['Choose a place that can be written:', '    fixture-gate check --output report.html'],
    },
    BAD_REPORT: {
        title: 'Report cannot be used',
        meaning: 'A report.json that another run has written does not fit schema/report.schema.json, or contradicts itself. Nothing of it is shown.',
        example: 'the report cannot be used: expected the digest to be that of the findings; found another -> take report.json as the gate wrote it',
        fix: ['Use the same version of the action in both workflows, and hand report.json on as it was written.'],
    },
};

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/suggest.js
var suggest = __webpack_require__(89067);
;// CONCATENATED MODULE: ./lib/problem-catalogue.js
const AMEND = '    git commit --amend';
const RECORD = '    Fixture-Change: testdata/order.json reason="Totals now include the delivery fee"';
const PROBLEM_CATALOGUE = {
    FG101: {
        gate: 'records',
        severity: 'error',
        title: 'Fixture changed without a record',
        meaning: 'This pull request changes a file that tests are judged by, and nobody wrote down why. A record is one line at the end of a commit message. It says that the change is meant, and it stays in the history.',
        example: 'FG101 testdata/order.json (SEMANTIC_REWRITE) was changed in 4f2a9c1 without a record; expected a "Fixture-Change:" trailer in that commit.',
        fix: [
            'Look at the change. If it is not meant, restore the file:',
            '    git checkout origin/main -- testdata/order.json',
            'If it is, open the message of the commit that made it:',
            AMEND,
            'and add a line of this form as its last paragraph, with your reason:',
            RECORD,
            'The lines for what is staged are printed by the first of these, those for commits that are made by the second:',
            '    fixture-gate trailers',
            '    fixture-gate trailers --base main',
        ],
        anchor: 'docs/problems.md#fg101',
    },
    FG102: {
        gate: 'records',
        severity: 'error',
        title: 'Record names an unchanged file',
        meaning: 'A commit message has a record for a file that this commit does not change, or that is no fixture. Records must stand exactly where the change is, or the history cannot be searched for them.',
        example: 'FG102 Line 3 of the message of 4f2a9c1 records testdata/ordr.json, but the commit does not change that path. Did you mean testdata/order.json?',
        fix: [
            'Correct the path, or take the line out of the message:',
            AMEND,
            'For an older commit: git rebase -i, and "reword" on it.',
        ],
        anchor: 'docs/problems.md#fg102',
    },
    FG103: {
        gate: 'records',
        severity: 'error',
        title: 'Record cannot be read',
        meaning: 'A record is there, but its path or its form is wrong: an absolute path, a "..", a folder, a pattern, or quotes that do not close.',
        example: 'FG103 Expected "Fixture-Change: PATH [PATH ...] [key=value ...]" in line 3 of the message of 4f2a9c1; a path is never absolute.',
        fix: [
            'Open the message of the commit:',
            AMEND,
            'and write the path as git prints it, from the top of the repository. A path with blanks among several stands in double quotes:',
            '    Fixture-Change: "testdata/two words.json" testdata/b.json reason="New price list of March"',
        ],
        anchor: 'docs/problems.md#fg103',
    },
    FG104: {
        gate: 'records',
        severity: 'error',
        title: 'Reason of record too short',
        meaning: 'A record must say why the fixture changed. What is there is shorter than the policy asks for (20 characters unless it says otherwise), or is one word over and over.',
        example: 'FG104 Expected a reason in line 3 of the message of 4f2a9c1; the reason has 6 characters, and 20 are asked for.',
        fix: [
            'Open the message of the commit:',
            AMEND,
            'and say what made the expected result change, so that a reader in a year understands it:',
            RECORD,
        ],
        anchor: 'docs/problems.md#fg104',
    },
    FG105: {
        gate: 'records',
        severity: 'error',
        title: 'Record claims another change',
        meaning: 'The record says which kind of change it is (class=) or which bytes it is about (from=, to=), and that is not what was found. Either the record is out of date, or more changed than its author believed.',
        example: 'FG105 The record of testdata/order.json in 4f2a9c1 does not fit: it says class=TOLERANCE_DRIFT, and the change also is SHAPE_CHANGE.',
        fix: [
            'See what really changed:',
            '    fixture-gate diff base.json head.json',
            'If all of it is meant, open the message of the commit and put the measured class into the record:',
            AMEND,
            'so that the line reads:',
            '    Fixture-Change: testdata/order.json class=SHAPE_CHANGE reason="Totals now include the delivery fee"',
            'Otherwise restore what is not meant.',
        ],
        anchor: 'docs/problems.md#fg105',
    },
    FG106: {
        gate: 'records',
        severity: 'error',
        title: 'Line almost is a record',
        meaning: 'A line in a commit message looks like a record but git does not read it as one: it does not stand in the last paragraph, its name is misspelt, or a blank is missing. So it counts for nothing.',
        example: 'FG106 Line 3 of the message of 4f2a9c1 looks like a record and is none to git: there is no colon after "Fixture-Change". Found "Fixture-Change testdata/order.json".',
        fix: [
            'Open the message of the commit:',
            AMEND,
            'and move the line into the last paragraph, after an empty line, with nothing but such lines beside it:',
            RECORD,
        ],
        anchor: 'docs/problems.md#fg106',
    },
    FG107: {
        gate: 'records',
        severity: 'error',
        title: 'Changed again after the record',
        meaning: 'There is a record, but a later commit changed the same file again and has none. What would be merged is not what was recorded.',
        example: 'FG107 testdata/order.json was recorded in 4f2a9c1 and changed again in 8be03d7 without a record, so that what stands on head is recorded by nobody.',
        fix: [
            'Join the two commits (git rebase -i, and "fixup" on the later one), or open the message of the later one:',
            AMEND,
            'and record the change there as well:',
            RECORD,
        ],
        anchor: 'docs/problems.md#fg107',
    },
    FG108: {
        gate: 'records',
        severity: 'error',
        title: 'Approval does not count',
        meaning: 'An approval of this fixture exists, but it does not hold: its digests are of other bytes, it stands too far from the change, it was withdrawn, or it was written by the person whose change it is.',
        example: 'FG108 The approval reviews/fixtures/testdata/order.json.md of testdata/order.json does not hold: expected to=1b9e4f0a, found to=9f2c8d1e.',
        fix: [
            'Somebody who did not write the change looks at it and commits the file again, right after the change, with the digests that the report names:',
            '    ---',
            '    date: 2026-03-01',
            '    from: <64 hex digits of the old bytes>',
            '    to: <64 hex digits of the new bytes>',
            '    approver: dana',
            '    ---',
            '    Compared the rebuilt rows with the price list of March.',
        ],
        anchor: 'docs/problems.md#fg108',
    },
    FG109: {
        gate: 'records',
        severity: 'error',
        title: 'Record of the wrong kind',
        meaning: 'The change is recorded, but not in the way that the policy asks for here: a trailer where an approval file or an approving review is needed, or one where several are. Or a review is asked for where no platform can be asked for it: on the command line, for a push, or with a token that may not read reviews.',
        example: 'FG109 testdata/order.json (REMOVED) needs an approving review; found a trailer only.',
        fix: [
            'Add the kind that the message names. A review: ask somebody with write permission, who did not write the change, to approve the pull request. An approval file: see FG108.',
            'Which kinds are needed where stands under "require" in .github/fixture-gate.yml.',
        ],
        anchor: 'docs/problems.md#fg109',
    },
    FG110: {
        gate: 'records',
        severity: 'error',
        title: 'Code and evidence changed together',
        meaning: 'The policy keeps code apart from the files that judge it, and one commit (or one pull request) changes both. Whoever changes both at once can make any result look right.',
        example: 'FG110 4f2a9c1 changes code (src/total.ts) and the fixture testdata/order.json; the policy keeps them in commits of their own.',
        fix: [
            'Split the commit in two:',
            '    git reset --soft HEAD~1',
            '    git reset testdata tests/fixture_ledger.json tests/flake_freeze.txt',
            '    git commit -m "Change the code"',
            '    git add testdata && git commit',
            'Where the policy says "pull-request", move one of the two to a branch of its own.',
        ],
        anchor: 'docs/problems.md#fg110',
    },
    FG111: {
        gate: 'records',
        severity: 'error',
        title: 'Automatic author touched sealed files',
        meaning: 'The author of a commit is on the list of automatic authors ("agents" in the policy), and the commit changes fixtures or their ledger. Those are for people.',
        example: 'FG111 The declared agent "build-bot <bot@example.test>" changes the fixture testdata/order.json in 4f2a9c1; the policy leaves those to people.',
        fix: [
            'A person makes the change in a commit of their own, after looking at it. Take it out of the other commit:',
            '    git checkout origin/main -- testdata/order.json',
            AMEND,
        ],
        anchor: 'docs/problems.md#fg111',
    },
    FG201: {
        gate: 'seal',
        severity: 'error',
        title: 'Manifest line cannot be read',
        meaning: 'The manifest lists fixtures with their digests, one a line, five fields with one blank between them; the ledger is a JSON object of paths and digests. This line, or the whole file, has another form.',
        example: 'FG201 fixtures.manifest:12: expected PATH SHA256 SIZE MODE REASON with one blank between them; found 3 fields.',
        fix: [
            'Print the right line and put it in the place of the wrong one:',
            '    fixture-gate manifest propose testdata/order.json',
        ],
        anchor: 'docs/problems.md#fg201',
    },
    FG202: {
        gate: 'seal',
        severity: 'error',
        title: 'Path leaves the repository',
        meaning: 'A line of the manifest names a file by an absolute path or with "..". Only files of this repository can be listed.',
        example: 'FG202 fixtures.manifest:4: expected a path of this repository; found ../shared/order.json: a path never leads out of the repository with "..".',
        fix: ['Write the path from the top of the repository, as `git ls-files` prints it, or delete the line.'],
        anchor: 'docs/problems.md#fg202',
    },
    FG203: {
        gate: 'seal',
        severity: 'error',
        title: 'Digest is malformed',
        meaning: 'The digest in the manifest is no SHA-256: it must be 64 hex digits, in lower case.',
        example: 'FG203 fixtures.manifest:4: expected a digest of 64 lower-case hex digits after the path; found 63 of them.',
        fix: [
            'Print the right line:',
            '    fixture-gate manifest propose testdata/order.json',
            'Compare the file with what you expect before you put it in.',
        ],
        anchor: 'docs/problems.md#fg203',
    },
    FG204: {
        gate: 'seal',
        severity: 'error',
        title: 'Reason in manifest too short',
        meaning: 'Every line of the manifest ends with what the fixture is for, in at least 20 characters.',
        example: 'FG204 fixtures.manifest:4: expected a reason of at least 20 characters; found "seed" (4).',
        fix: [
            'Say what the fixture is and which test it is for, for example:',
            '    Seed rows for the invoice rounding golden',
        ],
        anchor: 'docs/problems.md#fg204',
    },
    FG205: {
        gate: 'seal',
        severity: 'error',
        title: 'Listed fixture is missing',
        meaning: 'The manifest lists a file that is not there, or that its mode cannot hash: a symbolic link, a submodule, a Git LFS pointer in another mode than bytes, bytes that are no UTF-8 in mode normalized.',
        example: 'FG205 fixtures.manifest:4: testdata/order.json: expected 48213 bytes with sha256 9f2c8d1e4b7a...; found no file there.',
        fix: [
            'If it was deleted by mistake:',
            '    git checkout origin/main -- testdata/order.json',
            'If it is meant to go, delete its line in the same commit, with a record for the removal.',
        ],
        anchor: 'docs/problems.md#fg205',
    },
    FG206: {
        gate: 'seal',
        severity: 'error',
        title: 'Size differs from manifest',
        meaning: 'The file has another size than the manifest says, so it was rebuilt or swapped for another one.',
        example: 'FG206 fixtures.manifest:4: testdata/order.json: expected 48213 bytes with sha256 9f2c8d1e4b7a...; found 48220 bytes with 1b9e4f0a7c2d... (other size, other digest: rebuilt or swapped).',
        fix: [
            'Compare the two versions. If the new one is meant, print its line and put it in, with a record:',
            '    fixture-gate manifest propose testdata/order.json',
        ],
        anchor: 'docs/problems.md#fg206',
    },
    FG207: {
        gate: 'seal',
        severity: 'error',
        title: 'Bytes differ from manifest',
        meaning: 'The file has the size that the manifest says and other bytes: it was edited in place.',
        example: 'FG207 fixtures.manifest:4: testdata/order.json: expected 48213 bytes with sha256 9f2c8d1e4b7a...; found 48213 bytes with 1b9e4f0a7c2d... (same size, other digest: edited in place).',
        fix: [
            'Compare the two versions. If the new one is meant, print its line and put it in, with a record:',
            '    fixture-gate manifest propose testdata/order.json',
        ],
        anchor: 'docs/problems.md#fg207',
    },
    FG208: {
        gate: 'seal',
        severity: 'error',
        title: 'Fixture listed twice',
        meaning: 'Two lines of the manifests name the same file, so it is not clear which of them counts.',
        example: 'FG208 fixtures.manifest:9: testdata/order.json is listed already on line 4.',
        fix: [
            'Delete one of the two lines. The right one is printed by:',
            '    fixture-gate manifest propose testdata/order.json',
        ],
        anchor: 'docs/problems.md#fg208',
    },
    FG209: {
        gate: 'seal',
        severity: 'error',
        title: 'Fixture and entry moved apart',
        meaning: 'A fixture and its line in the manifest must change together. Here one of them changed and the other did not. Harmless cases are warnings: the repair of a line that was wrong on base, a stronger mode, a reason in other words.',
        example: 'FG209 testdata/order.json changed, and its entry (fixtures.manifest:4) did not change.',
        fix: [
            'Change both in this pull request, or neither:',
            '    fixture-gate manifest propose testdata/order.json',
            '    git checkout origin/main -- fixtures.manifest testdata/order.json',
        ],
        anchor: 'docs/problems.md#fg209',
    },
    FG210: {
        gate: 'seal',
        severity: 'error',
        title: 'Check of a fixture weakened',
        meaning: 'The manifest compared this file byte by byte, and now compares a tidied form of it. From then on, changes that the tidying removes would go unseen.',
        example: 'FG210 fixtures.manifest:4: mode bytes of testdata/order.json became normalized; from now on these go unseen: line ends, white space at the ends of lines, newlines at the end.',
        fix: [
            'Put the mode back to "bytes". If the weaker one is needed, make the change in a pull request of its own and have it approved there.',
        ],
        anchor: 'docs/problems.md#fg210',
    },
    FG211: {
        gate: 'seal',
        severity: 'error',
        title: 'Entry of a fixture dropped',
        meaning: 'A line went from the manifest while its file is still there, or the whole ledger went, so nothing watches the file any more.',
        example: 'FG211 testdata/order.json: the entry on base (fixtures.manifest:4) is gone, the file is not.',
        fix: [
            'Put the line back:',
            '    git diff origin/main -- fixtures.manifest',
            'If the fixture is no longer needed, delete it with its line, with a record.',
        ],
        anchor: 'docs/problems.md#fg211',
    },
    FG212: {
        gate: 'seal',
        severity: 'error',
        title: 'File differs from ledger',
        meaning: 'The ledger holds the digest of every file below a folder. This file has another one.',
        example: 'FG212 tests/fixture_ledger.json:7: tests/fixtures/order.json: expected sha256 9f2c8d1e4b7a...; found 1b9e4f0a7c2d....',
        fix: [
            'If the change is not meant, restore the file. If it is, print the entry and put it in, in a commit of its own where the policy asks for that:',
            '    fixture-gate ledger propose tests/fixtures/order.json',
        ],
        anchor: 'docs/problems.md#fg212',
    },
    FG213: {
        gate: 'seal',
        severity: 'error',
        title: 'File missing from ledger',
        meaning: 'A file stands in the folder that the ledger covers, and the ledger does not know it.',
        example: 'FG213 tests/fixtures/new.json stands below tests/fixtures and is not in tests/fixture_ledger.json.',
        fix: ['Add its entry, or move the file elsewhere:', '    fixture-gate ledger propose tests/fixtures/new.json'],
        anchor: 'docs/problems.md#fg213',
    },
    FG214: {
        gate: 'seal',
        severity: 'error',
        title: 'Ledger names a missing file',
        meaning: 'The ledger has an entry for a file that is not in its folder.',
        example: 'FG214 tests/fixture_ledger.json:7: tests/fixtures/old.json: expected sha256 9f2c8d1e4b7a...; found no file there.',
        fix: [
            'If it was deleted by mistake:',
            '    git checkout origin/main -- tests/fixtures/old.json',
            'If it is meant to go, delete its entry.',
        ],
        anchor: 'docs/problems.md#fg214',
    },
    FG215: {
        gate: 'seal',
        severity: 'error',
        title: 'Sealed by its own writer',
        meaning: 'The same person changed the fixture and its digest in the ledger or manifest. The policy asks for two people, so that nobody signs off their own bytes.',
        example: 'FG215 tests/fixtures/order.json was changed in 4f2a9c1d8e07 and sealed in 8be03d7a5c21 (tests/fixture_ledger.json), both by "Dana <dana@example.test>"; the policy asks for two people.',
        fix: [
            'Somebody else looks at the fixture and commits the entry:',
            '    fixture-gate ledger propose tests/fixtures/order.json',
        ],
        anchor: 'docs/problems.md#fg215',
    },
    FG216: {
        gate: 'seal',
        severity: 'error',
        title: 'Fixture without an entry',
        meaning: 'The policy asks for every fixture to be listed in a manifest ("manifest-complete"), and this one is not.',
        example: 'FG216 testdata/new.json: expected an entry in fixtures.manifest; found none.',
        fix: ['Print its line and put it in:', '    fixture-gate manifest propose testdata/new.json'],
        anchor: 'docs/problems.md#fg216',
    },
    FG301: {
        gate: 'shape',
        severity: 'error',
        title: 'Fixture has become hollow',
        meaning: 'The fixture says much less than before: its lists are empty, its values all null or zero, or all the same where they differed. A test that compares with it may pass whatever the code does.',
        example: 'FG301 testdata/order.json: a fixture that says nothing judges nothing: $.items: emptied (12 -> 0).',
        fix: [
            'Restore the content:',
            '    git checkout origin/main -- testdata/order.json',
            'If it really is meant to be empty, say so in a pull request of its own, or set shape: { hollow: warn } in the policy on the base branch first.',
        ],
        anchor: 'docs/problems.md#fg301',
    },
    FG302: {
        gate: 'shape',
        severity: 'error',
        title: 'Fixture no longer parses',
        meaning: 'The file could be read in its format before, and now it cannot.',
        example: 'FG302 testdata/order.json:14: expected json; found something that does not parse: expected "," or "}" (line 14, column 3).',
        fix: [
            'Open the file at that line and mend it. Left-over merge marks (<<<<<<<) and a cut-off end are the usual causes.',
        ],
        anchor: 'docs/problems.md#fg302',
    },
    FG303: {
        gate: 'shape',
        severity: 'error',
        title: 'Value outside declared bounds',
        meaning: 'A property file on the base branch declares which values are possible at a place, and this one is not. Bounds that cannot be read or checked fail as well; one that no value stands at is a warning.',
        example: "FG303 testdata/order.json:9: $['tax_rate']: expected at most 0.25; found 2.5 (properties/order.view.yml:17 on base).",
        fix: [
            'Correct the value. If the bounds are wrong, change them first, in a pull request of its own: those of the base branch count.',
        ],
        anchor: 'docs/problems.md#fg303',
    },
    FG401: {
        gate: 'schema',
        severity: 'error',
        title: 'Fixture violates its schema',
        meaning: 'A JSON Schema says how this fixture must look, and it does not look so.',
        example: 'FG401 testdata/order.json:9: $.items[0].cents: expected integer; found the number 5.5 (schemas/order.schema.json)',
        fix: [
            'Correct the fixture at that line. If the schema is wrong, change it first, in a pull request of its own: the one of the base branch counts.',
        ],
        anchor: 'docs/problems.md#fg401',
    },
    FG402: {
        gate: 'schema',
        severity: 'error',
        title: 'Schema is missing',
        meaning: 'A changed fixture must have a schema, by the policy, and the base branch has none. Or it has one that cannot be used: it does not parse, refers to a file that is not in the repository, or has a pattern that no linear engine knows.',
        example: 'FG402 testdata/order.json: expected the schema schemas/order.schema.json on base; it is missing',
        fix: [
            'Add the schema in a pull request of its own, then change the fixture. Or allow it to be absent: missing-artifacts: ignore.',
        ],
        anchor: 'docs/problems.md#fg402',
    },
    FG403: {
        gate: 'schema',
        severity: 'warning',
        title: 'Schema changed with its fixture',
        meaning: 'This pull request changes a fixture and the schema that it is checked with. The schema of the base branch was used.',
        example: "FG403 schemas/order.schema.json: changed here, with testdata/order.json; base's version was used",
        fix: ['Nothing, if the fixture fits both. Otherwise merge the schema first, in a pull request of its own.'],
        anchor: 'docs/problems.md#fg403',
    },
    FG501: {
        gate: 'properties',
        severity: 'error',
        title: 'Property does not hold',
        meaning: 'Something that must be true of this fixture whatever its exact values are, such as "the total is the sum of the parts", is no longer true.',
        example: 'FG501 testdata/order.json: "total adds up" does not hold: cents_sum is 1250, cents_total is 1200 (properties/order.view.yml)',
        fix: [
            'Correct the fixture, or the code that generated it. If the property is wrong, change it first, in a pull request of its own.',
        ],
        anchor: 'docs/problems.md#fg501',
    },
    FG502: {
        gate: 'properties',
        severity: 'error',
        title: 'Properties are missing',
        meaning: 'A changed fixture must have properties, by the policy, and the base branch has none.',
        example: 'FG502 testdata/order.json: expected properties/order.* on base; there is none',
        fix: [
            'Add them in a pull request of its own, then change the fixture. Or allow them to be absent: missing-artifacts: ignore.',
        ],
        anchor: 'docs/problems.md#fg502',
    },
    FG503: {
        gate: 'properties',
        severity: 'error',
        title: 'View could not be computed',
        meaning: 'Properties are checked on values that are first computed from the fixture. Computing one of them failed, mostly because the fixture has another structure now.',
        example: 'FG503 testdata/order.json: "cents_sum" could not be computed: no such key: items (properties/order.view.yml)',
        fix: ['Restore the structure, or merge a view that fits the new one first, in a pull request of its own.'],
        anchor: 'docs/problems.md#fg503',
    },
    FG504: {
        gate: 'properties',
        severity: 'error',
        title: 'View stored among the fixtures',
        meaning: 'Properties must stand apart from the fixtures that they judge, and must not compare with the stored bytes. Otherwise whoever rewrites the one rewrites the other.',
        example: 'FG504 testdata/order.view.yml: lies among the fixtures, and judges testdata/order.json; expected it apart from them',
        fix: ['Move it to the folder properties/:', '    git mv testdata/order.view.yml properties/order.view.yml'],
        anchor: 'docs/problems.md#fg504',
    },
    FG601: {
        gate: 'freeze',
        severity: 'error',
        title: 'Freeze list moved beside code',
        meaning: 'The list of frozen tests changed in a commit that also changes code or fixtures. Such a commit could hide a test that it breaks.',
        example: 'FG601 4f2a9c1b7d20 changes the freeze list tests/flake_freeze.txt and src/total.ts; the list changes in commits that touch neither code nor fixtures',
        fix: [
            'Put the change of the list into a commit of its own:',
            '    git reset --soft HEAD~1',
            '    git reset tests/flake_freeze.txt && git commit -m "Change the code"',
            '    git add tests/flake_freeze.txt && git commit -m "Freeze the test that does not repeat"',
        ],
        anchor: 'docs/problems.md#fg601',
    },
    FG602: {
        gate: 'freeze',
        severity: 'error',
        title: 'Frozen test left the list',
        meaning: 'A test stands on the freeze list of the base branch and no longer on yours, and the commit that took it off also changes code or fixtures.',
        example: 'FG602 "tests/test_total.py::test_rounding" left the freeze list tests/flake_freeze.txt, in 4f2a9c1b7d20 that also changes src/total.ts',
        fix: ['Put the id back, or take it off in a commit that touches neither code nor fixtures.'],
        anchor: 'docs/problems.md#fg602',
    },
    FG603: {
        gate: 'freeze',
        severity: 'error',
        title: 'Frozen test switched off',
        meaning: 'A frozen test must keep running. This pull request marks it as skipped or as expected to fail, leaves it out by a setting, or defines it no more; or a test report shows that it was skipped.',
        example: 'FG603 tests/test_total.py:41 "tests/test_total.py::test_rounding" is frozen and is marked as skipped here (pytest): "@pytest.mark.skip"',
        fix: [
            'Take the mark away. A failure that does not repeat belongs into the quarantine, which counts it:',
            '    fixture-gate replay build/junit.xml',
        ],
        anchor: 'docs/problems.md#fg603',
    },
    FG604: {
        gate: 'freeze',
        severity: 'notice',
        title: 'Frozen test long untouched',
        meaning: 'An entry of the freeze list has been there for longer than the policy says (30 days), and nobody has touched it.',
        example: 'FG604 "tests/test_total.py::test_rounding" has been frozen since 2026-01-12 (74 days), and nobody has touched the entry',
        fix: ['Mend the test and take it off the list, in a commit of its own. Nothing is taken off by itself.'],
        anchor: 'docs/problems.md#fg604',
    },
    FG701: {
        gate: 'quarantine',
        severity: 'error',
        title: 'Failure repeats: a regression',
        meaning: 'A test failed, was run again by the command that the policy pins, and failed again; or the gating lane failed. So this is no accident. As a warning: the failure could not be run again, or the four-way replay found fixtures that follow the code.',
        example: 'FG701 "tests/test_total.py::test_rounding" failed 2 of 2 times with "python -m pytest -q tests/test_total.py::test_rounding": exit code 1; it ended with: "1 failed in 0.12s"',
        fix: ['Run the command that the message names, and mend what it shows.'],
        anchor: 'docs/problems.md#fg701',
    },
    FG702: {
        gate: 'quarantine',
        severity: 'error',
        title: 'Too many unrepeatable failures',
        meaning: 'Failures that do not repeat are let through, but only a few of them (3, unless the policy says otherwise). The budget is used up. As a warning: a failure did not repeat, and its entry is still to be put in.',
        example: 'FG702 4 units spent of a budget of 3: "tests/test_total.py::test_rounding" 3, "tests/test_clock.py::test_now" 1',
        fix: [
            'Mend one of the listed tests and take its entry out, in a pull request of its own.',
            'Where an entry is missing, put in the one that is printed:',
            '    fixture-gate replay build/junit.xml',
        ],
        anchor: 'docs/problems.md#fg702',
    },
    FG703: {
        gate: 'quarantine',
        severity: 'error',
        title: 'Quarantine entry lacks its proof',
        meaning: 'An entry must carry the hash of the fixtures that its test reads and of the command that it was run with. This one has none, or one of other bytes or another command.',
        example: 'FG703 .quarantine.json: "tests/test_total.py::test_rounding" has no input_hash of 64 hex digits',
        fix: ['Run the failures again and put in the entries that are printed:', '    fixture-gate replay build/junit.xml'],
        anchor: 'docs/problems.md#fg703',
    },
    FG704: {
        gate: 'quarantine',
        severity: 'error',
        title: 'Budget raised or spending erased',
        meaning: 'This pull request raises the number of failures that are let through, or takes back what was spent. It is judged by the budget of the base branch.',
        example: "FG704 quarantine.budget: 3 on base, 10 here; base's counted",
        fix: ['Take the change out, or make it in a pull request of its own.'],
        anchor: 'docs/problems.md#fg704',
    },
    FG801: {
        gate: 'policy',
        severity: 'error',
        title: 'Rules of this check changed',
        meaning: 'This pull request changes the policy, a schema, a property, the workflow by which it is checked, or the list of who must review. It was judged by the version of the base branch, and by its own where that is stricter. With an approving review of these very bytes, by somebody who wrote none of its commits, it is a notice. On the command line, where nobody can be asked, it is a warning.',
        example: 'FG801 .github/fixture-gate.yml: trailers.min-reason: 20 on base, 0 here.',
        fix: [
            'Move the change into a pull request of its own, without fixtures, and have it approved there by somebody with write permission who wrote none of its commits. Then run the check again: it runs on the event pull_request_review, or by hand.',
        ],
        anchor: 'docs/problems.md#fg801',
    },
    FG802: {
        gate: 'policy',
        severity: 'error',
        title: 'Change hidden from reviewers',
        meaning: 'A setting makes git or GitHub hide changes of this fixture, or store it in another form than it is read: -diff, binary, linguist-generated, a filter, an encoding, Git LFS, or the settings of a submodule.',
        example: 'FG802 .gitattributes:3: testdata/*.json linguist-generated hides testdata/order.json in the diff.',
        fix: ['Take the attribute away for fixtures, or make the change in a pull request of its own.'],
        anchor: 'docs/problems.md#fg802',
    },
    FG803: {
        gate: 'policy',
        severity: 'error',
        title: 'Fixture moved out of sight',
        meaning: 'A fixture was moved to a place that no pattern covers, so later changes of it would go unseen.',
        example: 'FG803 testdata/order.json moved to src/order-data.json, which is no fixture.',
        fix: [
            'Move it back, or to a folder that is covered:',
            '    git mv src/order-data.json testdata/order.json',
            'Or add a pattern for the new place to the policy first.',
        ],
        anchor: 'docs/problems.md#fg803',
    },
    FG804: {
        gate: 'policy',
        severity: 'warning',
        title: 'Pattern matches nothing any more',
        meaning: 'A pattern of the policy matched files on the base branch and matches none here: they were all moved, renamed or deleted. As a notice: a path of a rule selects nothing in the fixtures that changed, an exclusion leaves out no file, or no file has the name of a reader under `tests`.',
        example: 'FG804 The pattern testdata/billing/** matched 14 files on base and matches none here.',
        fix: [
            'If the files moved, adapt the pattern in .github/fixture-gate.yml in a pull request of its own. If they are gone for good, delete the rule.',
        ],
        anchor: 'docs/problems.md#fg804',
    },
    FG805: {
        gate: 'policy',
        severity: 'error',
        title: 'Name can be confused',
        meaning: 'The name of this fixture looks like another one, or becomes the same file on some computers: only letter case or accents differ, a letter of another alphabet, an invisible character, a blank or dot at the end.',
        example: 'FG805 testdata/Order.json and testdata/order.json are one file where letter case does not count.',
        fix: ['Give the file a plain name:', '    git mv testdata/Order.json testdata/order-2.json'],
        anchor: 'docs/problems.md#fg805',
    },
    FG806: {
        gate: 'policy',
        severity: 'error',
        title: 'Merge makes other bytes',
        meaning: 'Merging would put together a fixture from two changes, so that what arrives is neither what was reviewed here nor what is on the base branch.',
        example: 'FG806 testdata/order.json: merged with main it has sha256 5d41402abc4b..., which nobody has seen.',
        fix: [
            'Bring the base branch in, look at the result, and record it:',
            '    git fetch origin && git rebase origin/main',
        ],
        anchor: 'docs/problems.md#fg806',
    },
    FG901: {
        gate: 'any',
        severity: 'error',
        title: 'Check could not be made',
        meaning: 'Something that was needed is missing or broken, so there is no answer. That counts as a failure, never as a pass.',
        example: 'FG901 The base commit 3c4e0f2 is not in this clone.',
        fix: [
            'Do what the message says. All such errors with their remedies are in docs/errors.md. Then run the check again.',
        ],
        anchor: 'docs/problems.md#fg901',
    },
};
/** The entry of a code as somebody types it (`fg101`, ` FG101`); undefined where there is no such code. */
function explainProblem(code) {
    const known = code.trim().toUpperCase();
    if (!Object.hasOwn(PROBLEM_CATALOGUE, known))
        return undefined;
    return { code: known, ...PROBLEM_CATALOGUE[known] };
}

// EXTERNAL MODULE: ./lib/commands/output.js
var commands_output = __webpack_require__(4257);
;// CONCATENATED MODULE: ./lib/commands/explain.js





const COLUMNS = 88;
/** What a problem, an error or a check of doctor means, how it looks, and how to mend it. */
async function explain({ code, output }) {
    const entry = { ...PROBLEM_CATALOGUE, ...ERROR_CATALOGUE }[code];
    if (entry === undefined) {
        const { CHECKS } = await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8939), __webpack_require__.e(9286)]).then(__webpack_require__.bind(__webpack_require__, 88939));
        const check = CHECKS.find(({ id }) => id === code.toLowerCase());
        if (check !== undefined) {
            const said = [
                `${check.id}: a check of "fixture-gate doctor"`,
                '',
                `It finds ${check.finds}.`,
                check.why,
                check.mend,
            ];
            (0,commands_output.writeReport)(said.flatMap((line) => (line === '' ? [''] : wrap(line, ''))).join('\n'), output);
            return 0;
        }
        const codes = [...Object.keys(PROBLEM_CATALOGUE), ...Object.keys(ERROR_CATALOGUE)];
        const known = [...codes, ...CHECKS.map(({ id }) => id.toUpperCase())];
        throw new errors/* FixtureGateError */.$('BAD_USAGE', `expected a code such as FG101, or a check of doctor; found ${JSON.stringify(code)}${(0,suggest/* didYouMean */.a)(code, known)}`, 'see docs/problems.md, docs/errors.md and docs/doctor.md of Fixture Gate for all of them');
    }
    const lines = [
        `${code}: ${entry.title}`,
        '',
        ...wrap(entry.meaning, ''),
        '',
        'It looks like this:',
        ...wrap(entry.example, '    '),
        '',
        'What to do:',
        ...entry.fix.flatMap((step) => (step.startsWith('    ') ? [`  ${step}`] : wrap(step, '  '))),
    ];
    (0,commands_output.writeReport)(lines.join('\n'), output);
    return 0;
}
function wrap(text, indent) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > COLUMNS) {
            lines.push(indent + line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, indent + line];
}


/***/ }),

/***/ 89067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** Longest word for which a suggestion is looked for; an argument may be a megabyte. */
const MAX_CHARACTERS = 40;
/** The candidate within a third of the word's length in edits, nearest first, or undefined. */
function suggest(word, candidates) {
    if (word.length > MAX_CHARACTERS)
        return undefined;
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
        if (distance <= Math.max(1, Math.floor(candidate.length / 3)) && (best === undefined || distance < best.distance))
            best = { candidate, distance };
    }
    return best?.candidate;
}
/** ` (did you mean "x"?)`, or nothing. */
function didYouMean(word, candidates) {
    const candidate = suggest(word, candidates);
    return candidate === undefined ? '' : ` (did you mean "${candidate}"?)`;
}
/** Damerau-Levenshtein, adjacent transpositions counted as one edit. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, beforeLast[j - 2] + 1);
            row.push(value);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length];
}


/***/ })

};
