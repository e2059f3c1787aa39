/** Ten small repositories as people have them, each with the files that its tools write. */

export interface Kind {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** What `init` must see: languages in their order, tools, and patterns with their number of files. */
  readonly languages: readonly string[];
  readonly tools: readonly string[];
  readonly patterns: Readonly<Record<string, number>>;
  /** Fixtures in all. */
  readonly fixtures: number;
  /** Files that must never come out as fixtures. */
  readonly none: readonly string[];
  /** Further lines of the report. */
  readonly says?: readonly RegExp[];
  /** A fixture, and new bytes for it, for a `check` afterwards. */
  readonly change?: readonly [path: string, text: string];
}

const SNAP = '// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`renders 1`] = `\n<p>\n  1\n</p>\n`;\n';
const AMBR = "# serializer version: 1\n# name: test_order\n  dict({\n    'total': 1,\n  })\n# ---\n";
const INSTA = '---\nsource: src/lib.rs\nexpression: order\n---\ntotal: 1\n';
const CASSETTE =
  '---\nhttp_interactions:\n- request:\n    method: get\n    uri: http://shop.example.test/\n  response:\n    status:\n      code: 200\n    body:\n      string: one\nrecorded_with: VCR 6.2.0\n';
/** SHA-256 of `{"total": 1}` and a line feed. */
const ORDER_DIGEST = '66f2021cb1f559872f01a0126109774ec95db79d9fa68a6d3ce2b787dd612543';
const SHA = (digit: string): string => digit.repeat(64);

export const KINDS: readonly Kind[] = [
  {
    name: 'Python with pytest and syrupy',
    files: {
      'pyproject.toml': '[project]\nname = "shop"\n[dependency-groups]\ndev = ["pytest>=8", "syrupy"]\n',
      'src/shop/__init__.py': '',
      'src/shop/order.py': 'TOTAL = 1\n',
      'tests/conftest.py': '',
      'tests/test_order.py': 'def test_order(snapshot): ...\n',
      'tests/__snapshots__/test_order.ambr': AMBR,
      'tests/data/order.json': '{"total": 1}\n',
      'tests/data/README.md': 'Orders.\n',
      'tests/fixtures/__init__.py': '',
      'tests/fixtures/customers.py': 'CUSTOMERS = []\n',
    },
    languages: ['Python'],
    tools: ['pytest', 'syrupy'],
    patterns: { '**/tests/data/**': 2, '**/fixtures/**': 2, '**/__snapshots__/**': 1, '*.ambr': 1 },
    fixtures: 5,
    none: ['src/shop/order.py', 'tests/test_order.py', 'tests/conftest.py'],
    says: [/2 files of code among them, such as tests\/fixtures\/__init__\.py: leave it out by "exclude"/],
    change: ['tests/data/order.json', '{"total": 2}\n'],
  },
  {
    name: 'JavaScript with Jest and image snapshots',
    files: {
      'package.json': '{"name":"shop","devDependencies":{"jest":"30.0.0","jest-image-snapshot":"6.4.0"}}\n',
      'src/order.js': 'export const total = 1;\n',
      'src/order.test.js': 'test("renders", () => {});\n',
      'src/__snapshots__/order.test.js.snap': SNAP,
      'src/__image_snapshots__/order-1-snap.png': 'png',
      'src/__mocks__/fetch.js': 'export default {};\n',
    },
    languages: ['JavaScript'],
    tools: ['Jest', 'jest-image-snapshot'],
    patterns: { '**/__image_snapshots__/**': 1, '**/__snapshots__/**': 1, '*.snap': 1 },
    fixtures: 2,
    none: ['src/order.js', 'src/order.test.js', 'src/__mocks__/fetch.js', 'package.json'],
    says: [/Jest can keep snapshots inside the test code/],
    change: ['src/__snapshots__/order.test.js.snap', SNAP.replace('1\n</p>', '2\n</p>')],
  },
  {
    name: 'TypeScript with Vitest and Playwright',
    files: {
      'package.json': '{"devDependencies":{"vitest":"4.1.12","@playwright/test":"1.60.0"}}\n',
      'src/order.ts': 'export const total = 1;\n',
      'src/order.test.ts': '',
      'src/__snapshots__/order.test.ts.snap': SNAP.replace('Jest', 'Vitest'),
      'e2e/shop.spec.ts': '',
      'e2e/shop.spec.ts-snapshots/cart-1-chromium-linux.png': 'png',
      'e2e/fixtures/cart.json': '{"items": []}\n',
    },
    languages: ['TypeScript'],
    tools: ['Vitest', 'Playwright'],
    patterns: { '**/*-snapshots/**': 1, '**/fixtures/**': 1, '**/__snapshots__/**': 1, '*.snap': 1 },
    fixtures: 3,
    none: ['src/order.ts', 'e2e/shop.spec.ts'],
    change: ['e2e/fixtures/cart.json', '{"items": [1]}\n'],
  },
  {
    name: 'Go with testdata',
    files: {
      'go.mod': 'module example.test/shop\n\ngo 1.25\n\nrequire github.com/sebdah/goldie/v2 v2.5.5\n',
      'order/order.go': 'package order\n',
      'order/order_test.go': 'package order\n',
      'order/testdata/order.golden': 'total 1\n',
      'order/testdata/order.json': '{"total": 1}\n',
      'order/testdata/src/a/a.go': 'package a\n',
    },
    languages: ['Go'],
    tools: ['goldie'],
    patterns: { '**/testdata/**': 3, '*.golden': 1 },
    fixtures: 3,
    none: ['order/order.go', 'order/order_test.go'],
    says: [/1 file of code among them/],
    change: ['order/testdata/order.golden', 'total 2\n'],
  },
  {
    name: 'Rust with insta and trybuild',
    files: {
      'Cargo.toml': '[package]\nname = "shop"\n[dev-dependencies]\ninsta = "1"\ntrybuild = "1"\n',
      'src/lib.rs': 'pub fn total() -> u32 { 1 }\n',
      'src/snapshots/shop__order.snap': INSTA,
      'tests/ui/wrong.rs': 'fn main() {}\n',
      'tests/ui/wrong.stderr': 'error[E0308]: mismatched types\n',
    },
    languages: ['Rust'],
    tools: ['insta', 'trybuild'],
    patterns: { '**/tests/**/*.stderr': 1, '*.snap': 1 },
    fixtures: 2,
    none: ['src/lib.rs', 'tests/ui/wrong.rs'],
    says: [/insta can keep snapshots inside the test code/],
    change: ['src/snapshots/shop__order.snap', INSTA.replace('total: 1', 'total: 2')],
  },
  {
    name: 'Java with Maven and WireMock',
    files: {
      'pom.xml':
        '<project><dependencies><dependency><artifactId>junit-jupiter</artifactId></dependency><dependency><artifactId>wiremock</artifactId></dependency></dependencies></project>\n',
      'src/main/java/test/example/Order.java': 'class Order {}\n',
      'src/main/resources/application.properties': 'a=1\n',
      'src/test/java/test/example/OrderTest.java': 'class OrderTest {}\n',
      'src/test/resources/orders/order.json': '{"total": 1}\n',
      'src/test/resources/mappings/order.json': '{"request": {"url": "/"}}\n',
      'src/test/resources/order.approved.txt': 'total 1\n',
    },
    languages: ['Java'],
    tools: ['JUnit', 'WireMock'],
    patterns: { '**/src/test/resources/**': 3, '*.approved.*': 1 },
    fixtures: 3,
    none: ['src/main/resources/application.properties', 'src/main/java/test/example/Order.java', 'pom.xml'],
    change: ['src/test/resources/orders/order.json', '{"total": 2}\n'],
  },
  {
    name: 'Ruby with RSpec and VCR',
    files: {
      Gemfile: "source 'https://gems.example.test'\ngem 'rspec'\ngem 'vcr'\n",
      'lib/order.rb': 'class Order; end\n',
      'spec/order_spec.rb': 'describe Order do; end\n',
      'spec/vcr_cassettes/order.yml': CASSETTE,
      'spec/fixtures/order.json': '{"total": 1}\n',
      'fixtures.sha256': `${SHA('a')}  spec/fixtures/order.json\n`,
    },
    languages: ['Ruby'],
    tools: ['RSpec', 'VCR'],
    patterns: { '**/vcr_cassettes/**': 1, '**/fixtures/**': 1 },
    fixtures: 2,
    none: ['lib/order.rb', 'spec/order_spec.rb', 'Gemfile'],
    says: [/fixtures\.sha256 is a list of digests that is not read/],
    change: ['spec/vcr_cassettes/order.yml', CASSETTE.replace('string: one', 'string: two')],
  },
  {
    name: '.NET with Verify, in letters of its own',
    files: {
      'Shop.sln': '',
      'Shop/Order.cs': 'class Order {}\n',
      'Shop.Tests/Shop.Tests.csproj':
        '<Project><ItemGroup><PackageReference Include="Verify.Xunit" Version="31.0.0" /></ItemGroup></Project>\n',
      'Shop.Tests/OrderTests.cs': 'class OrderTests {}\n',
      'Shop.Tests/OrderTests.Total.verified.txt': 'Total: 1\n',
      'Shop.Tests/TestData/order.json': '{"total": 1}\n',
      'Shop.Tests/Resources/order.xml': '<order total="1"/>\n',
    },
    languages: ['C#'],
    tools: ['Verify'],
    patterns: { '**/Shop.Tests/Resources/**': 1, '**/testdata/**': 1, '*.verified.*': 1 },
    fixtures: 3,
    none: ['Shop/Order.cs', 'Shop.Tests/OrderTests.cs', 'Shop.Tests/Shop.Tests.csproj'],
    change: ['Shop.Tests/TestData/order.json', '{"total": 2}\n'],
  },
  {
    name: 'a monorepo of everything, with digests and a vendored folder',
    files: {
      'package.json': '{"private":true,"workspaces":["web"]}\n',
      'web/package.json': '{"devDependencies":{"vitest":"4"}}\n',
      'web/src/cart.ts': 'export {};\n',
      'web/src/__snapshots__/cart.test.ts.snap': SNAP,
      'api/pyproject.toml': '[project]\ndependencies = ["pytest", "vcrpy"]\n',
      'api/app.py': '',
      'api/tests/cassettes/order.yaml': 'interactions: []\nversion: 1\n',
      'api/tests/data/order.json': '{"total": 1}\n',
      'api/fixtures.manifest': `api/tests/data/order.json ${ORDER_DIGEST} 13 bytes The order that the totals are checked with\n`,
      'cmd/go.mod': 'module example.test/cmd\n',
      'cmd/main.go': 'package main\n',
      'cmd/testdata/a b/ordér.json': '{"total": 1}\n',
      'vendor/example.test/x/testdata/x.json': '{}\n',
      'docs/data/table.csv': 'a,b\n1,2\n',
      '.pre-commit-config.yaml': 'repos: []\n',
    },
    languages: ['Go', 'Python', 'TypeScript'],
    tools: ['Vitest', 'pytest', 'VCR.py'],
    patterns: {
      '**/tests/data/**': 1,
      '**/testdata/**': 2,
      '**/cassettes/**': 1,
      '**/__snapshots__/**': 1,
      '*.snap': 1,
    },
    fixtures: 5,
    none: ['docs/data/table.csv', 'web/src/cart.ts', 'api/app.py'],
    says: [
      /api\/fixtures\.manifest is a fixture manifest/,
      /1 file of others among them, such as vendor\//,
      /Add to \.pre-commit-config\.yaml/,
    ],
    change: ['api/tests/cassettes/order.yaml', 'interactions: []\nversion: 2\n'],
  },
  {
    name: 'an empty one',
    files: { 'README.md': '# Shop\n' },
    languages: [],
    tools: [],
    patterns: {},
    fixtures: 0,
    none: ['README.md'],
    says: [/There is no code here yet\./, /Nothing here looks like a fixture yet\./],
  },
];
