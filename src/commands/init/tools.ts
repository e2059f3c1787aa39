/** What is known about test tools: how to see that one is used, and where it keeps what judges. */
export interface TestTool {
  readonly name: string;
  /** In a manifest of dependencies. */
  readonly dependency: RegExp;
  /** Patterns of files that the built-in ones do not cover. Proposed where some file matches. */
  readonly patterns: readonly string[];
  /** What a person should know, as a sentence. */
  readonly note?: string;
}

export interface Language {
  readonly name: string;
  readonly endings: readonly string[];
}

export const LANGUAGES: readonly Language[] = [
  { name: 'JavaScript', endings: ['js', 'mjs', 'cjs', 'jsx'] },
  { name: 'TypeScript', endings: ['ts', 'tsx', 'mts', 'cts'] },
  { name: 'Python', endings: ['py', 'pyi'] },
  { name: 'Go', endings: ['go'] },
  { name: 'Rust', endings: ['rs'] },
  { name: 'Java', endings: ['java'] },
  { name: 'Kotlin', endings: ['kt', 'kts'] },
  { name: 'Scala', endings: ['scala'] },
  { name: 'Ruby', endings: ['rb'] },
  { name: 'C#', endings: ['cs'] },
  { name: 'F#', endings: ['fs'] },
  { name: 'PHP', endings: ['php'] },
  { name: 'Elixir', endings: ['ex', 'exs'] },
  { name: 'Dart', endings: ['dart'] },
  { name: 'Swift', endings: ['swift'] },
  { name: 'C and C++', endings: ['c', 'h', 'cc', 'cpp', 'hpp', 'cxx'] },
  { name: 'Shell', endings: ['sh', 'bash', 'bats'] },
];

/** Files that name dependencies. Read for the names in them, in any folder. */
export const DEPENDENCY_FILES =
  /(?:^|\/)(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|setup\.(?:py|cfg)|Pipfile|tox\.ini|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|Gemfile|[\w.-]+\.gemspec|[\w.-]+\.(?:cs|fs|vb)proj|Directory\.Packages\.props|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift)$/;

const inline = (name: string): string =>
  `${name} can keep snapshots inside the test code, where they are code like any other`;

export const TOOLS: readonly TestTool[] = [
  { name: 'Jest', dependency: /"jest"|"@jest\//, patterns: [], note: inline('Jest') },
  { name: 'Vitest', dependency: /"vitest"/, patterns: [], note: inline('Vitest') },
  { name: 'AVA', dependency: /"ava"/, patterns: ['*.test.js.md', '*.test.ts.md', '*.test.mjs.md'] },
  { name: 'node-tap', dependency: /"tap"/, patterns: ['**/tap-snapshots/**'] },
  { name: 'Playwright', dependency: /"@playwright\/test"|pytest-playwright/, patterns: ['**/*-snapshots/**'] },
  { name: 'jest-image-snapshot', dependency: /"jest-image-snapshot"/, patterns: ['**/__image_snapshots__/**'] },
  { name: 'Storyshots', dependency: /storyshots/, patterns: ['*.storyshot'] },
  { name: 'Polly.JS', dependency: /"@pollyjs\//, patterns: ['**/__recordings__/**'] },
  { name: 'nock', dependency: /"nock"/, patterns: ['**/__nock-fixtures__/**'] },
  { name: 'Cypress', dependency: /"cypress"/, patterns: ['**/cypress/snapshots/**'] },
  { name: 'pytest', dependency: /\bpytest\b/, patterns: [] },
  { name: 'syrupy', dependency: /\bsyrupy\b/, patterns: [] },
  { name: 'snapshottest', dependency: /\bsnapshottest\b/, patterns: ['**/snapshots/snap_*.py'] },
  { name: 'pytest-snapshot', dependency: /\bpytest-snapshot\b/, patterns: ['**/snapshots/**'] },
  { name: 'pytest-regressions', dependency: /\bpytest-regressions\b/, patterns: ['**/test_*/*'] },
  { name: 'inline-snapshot', dependency: /\binline-snapshot\b/, patterns: [], note: inline('inline-snapshot') },
  { name: 'VCR.py', dependency: /\bvcrpy\b|\bpytest-vcr\b|\bpytest-recording\b/, patterns: [] },
  { name: 'Betamax', dependency: /\bbetamax\b/, patterns: [] },
  { name: 'ApprovalTests', dependency: /approval-?tests/i, patterns: [] },
  { name: 'insta', dependency: /^\s*insta\s*=/m, patterns: [], note: inline('insta') },
  { name: 'expect-test', dependency: /^\s*expect-test\s*=/m, patterns: [], note: inline('expect-test') },
  {
    name: 'ui_test or compiletest',
    dependency: /^\s*(?:ui_test|compiletest_rs)\s*=/m,
    patterns: ['**/tests/**/*.stderr', '**/tests/**/*.stdout', '**/tests/**/*.fixed'],
  },
  { name: 'trybuild', dependency: /^\s*trybuild\s*=/m, patterns: ['**/tests/**/*.stderr'] },
  {
    name: 'snapbox and trycmd',
    dependency: /^\s*(?:trycmd|snapbox)\s*=/m,
    patterns: ['**/tests/cmd/**', '**/tests/snapshots/**'],
  },
  { name: 'goldenfile', dependency: /^\s*goldenfile\s*=/m, patterns: ['**/tests/goldenfiles/**'] },
  { name: 'go-snaps', dependency: /gkampitakis\/go-snaps/, patterns: [] },
  { name: 'cupaloy', dependency: /bradleyjkemp\/cupaloy/, patterns: ['**/.snapshots/**'] },
  { name: 'goldie', dependency: /sebdah\/goldie/, patterns: [] },
  { name: 'go-vcr', dependency: /go-vcr/, patterns: [] },
  { name: 'JUnit', dependency: /junit/i, patterns: [] },
  { name: 'WireMock', dependency: /wiremock/i, patterns: ['**/wiremock/**/*.json', '**/__files/**'] },
  { name: 'RSpec', dependency: /\brspec\b/, patterns: [] },
  { name: 'VCR', dependency: /["']vcr["']/, patterns: ['**/vcr_cassettes/**'] },
  { name: 'rspec-snapshot', dependency: /rspec-snapshot/, patterns: ['**/__snapshots__/**'] },
  { name: 'Verify', dependency: /"Verify\.[A-Za-z0-9.]+"/, patterns: [] },
  { name: 'Snapshooter', dependency: /"Snapshooter/, patterns: [] },
  { name: 'phpunit-snapshot-assertions', dependency: /phpunit-snapshot-assertions/, patterns: [] },
  { name: 'PHP-VCR', dependency: /php-vcr\/php-vcr/, patterns: [] },
  { name: 'ExVCR', dependency: /:exvcr/, patterns: ['**/fixture/vcr_cassettes/**', '**/vcr_cassettes/**'] },
  { name: 'golden_toolkit or alchemist', dependency: /\b(?:golden_toolkit|alchemist)\s*:/, patterns: [] },
  { name: 'SnapshotTesting', dependency: /swift-snapshot-testing/, patterns: [] },
];

/** Folders that hold test data wherever they stand. */
export const DATA_FOLDERS = new Set([
  '__image_snapshots__',
  '__file_snapshots__',
  '__screenshots__',
  '__recordings__',
  '__nock-fixtures__',
  '__fixture__',
  'vcr_cassettes',
  'test-data',
  'test_data',
  'testfiles',
  'test-files',
  'test_files',
  'golden-files',
  'golden_files',
  'goldenfiles',
  'tap-snapshots',
  'test-fixtures',
  'test_fixtures',
  '__test_fixtures__',
  'cases',
  'testcases',
  'test-cases',
  'test_cases',
]);

/** Folders that hold test data where they stand below tests. */
export const DATA_FOLDERS_OF_TESTS = new Set([
  'data',
  'resources',
  'assets',
  'files',
  'samples',
  'expected',
  'expectations',
  'responses',
  'payloads',
  'stubs',
  'inputs',
  'outputs',
  'reference',
  'references',
  'baseline',
  'baselines',
  'snapshots',
  'fixture',
  'recordings',
  '_data',
  'vcr',
]);

/** What the name of a file ends in that says what it is: `normalized-fixture.json`, `order_expected.csv`. */
export const DATA_NAME =
  /[-_.](?:fixtures?|goldens?|snapshots?|cassettes?|expected|expectation|baseline)\.[A-Za-z0-9]+$/i;

/** Folders of tests, and the `Shop.Tests` of .NET. */
export const TEST_FOLDER = /^(?:tests?|specs?|__tests__|e2e|integration|integration[-_]tests?|cypress|.+[.-_]tests?)$/i;

/** Text about things, and not what a test compares with. */
export const PROSE = /\.(?:md|mdx|markdown|rst|adoc)$/i;

/** Somebody else's files, kept in the repository. */
export const VENDORED = /(?:^|\/)(?:node_modules|vendor|third[-_]party|\.venv|Pods)\//;
