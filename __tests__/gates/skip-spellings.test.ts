import { describe, expect, it } from 'vitest';
import { type SwitchedOff, switchedOff } from '../../src/gates/frozen-tests.js';
import type { ChangedText } from '../../src/gates/skip-marks.js';

/** Lines that begin with `+` are added here; base has the others. */
function changed(path: string, diff: string): ChangedText {
  const lines = diff.split('\n');
  const added = new Set(lines.flatMap((line, index) => (line.startsWith('+') ? [index + 1] : [])));
  const head = lines.map((line) => line.replace(/^\+/, '')).join('\n');
  return { path, base: lines.filter((line) => !line.startsWith('+')).join('\n'), head, added };
}

const PY = 'tests/test_a.py',
  JS = 'src/a.test.ts',
  JAVA = 'src/test/java/test/example/TotalTest.java',
  RB = 'spec/a_spec.rb',
  PHP = 'tests/TotalTest.php',
  RS = 'src/total.rs',
  CS = 'tests/TotalTests.cs',
  GO = 'total/total_test.go';
const P = `${PY}::test_x`,
  J = `${JS}::adds up`,
  G = 'example.test/shop/total::TestSum',
  JV = 'test.example.TotalTest#rounds',
  R = `${RB}::adds up`,
  H = 'Example\\TotalTest::testSum',
  S = 'total::tests::sums',
  C = 'Example.TotalTests.Sums';
const rows: [string, string, string][] = [
  [PY, P, '+@skip("later")\ndef test_x():'],
  [PY, P, '+@mark.skip\ndef test_x():'],
  [PY, P, '+@pytest.mark.skipif(True, reason="x")\ndef test_x():'],
  [PY, P, '+@unittest.skipIf(True, "x")\ndef test_x():'],
  [PY, P, '+@unittest.skipUnless(False, "x")\ndef test_x():'],
  [PY, P, '+np = pytest.importorskip("nonexistent")\ndef test_x():'],
  [PY, P, '+@pytest.mark.xfail(strict=False)\ndef test_x():'],
  [PY, P, '+xfail = pytest.mark.xfail\n+@xfail\ndef test_x():'],
  [PY, P, '+@pytest.mark.flaky(reruns=5)\ndef test_x():'],
  [PY, P, '+from pytest import skip\ndef test_x():\n+    skip("x")'],
  [PY, P, 'def test_x():\n+    raise unittest.SkipTest("x")'],
  [PY, P, 'def test_x():\n+    raise SkipTest'],
  [PY, P, 'def test_x():\n+    raise pytest.skip.Exception("x")'],
  [PY, P, '+pytest.skip("x", allow_module_level=True)\ndef test_x():'],
  [PY, P, '+test_x = None\ndef test_x():'],
  [PY, P, 'def test_x():\n+test_x = None'],
  [PY, P, 'def test_x():\n+del test_x'],
  [PY, P, '+@pytest.fixture\ndef test_x():'],
  [PY, P, '+if False:\n+  def test_x():'],
  ['tests/conftest.py', P, '+collect_ignore = ["test_a.py"]'],
  ['conftest.py', P, '+def pytest_collection_modifyitems(items):\n+    items[:] = []'],
  ['conftest.py', P, '+def pytest_collection_modifyitems(items):\n+    items.clear()'],
  ['conftest.py', P, '+def pytest_runtest_setup(item):\n+    skip("x")'],
  ['setup.cfg', P, '[tool:pytest]\n+addopts = --deselect=tests/test_a.py::test_x'],
  ['pytest.ini', P, '[pytest]\n+addopts = -k "not test_x"'],
  ['pytest.ini', P, '[pytest]\n+addopts = -m "not slow"'],
  ['pytest.ini', P, '[pytest]\n+testpaths = other'],
  ['pytest.ini', P, '[pytest]\n+python_files = check_*.py'],
  ['pytest.ini', P, '[pytest]\n+norecursedirs = tests'],
  ['pyproject.toml', P, 'addopts = [\n+  "--ignore-glob=tests/*",\n]'],
  ['.github/workflows/ci.yml', P, '+      - run: pytest --deselect tests/test_a.py::test_x'],
  ['Makefile', P, 'test:\n+\tpytest -k "not test_x"'],
  [JS, J, "+it['skip']('adds up', () => {});"],
  [JS, J, "+xtest('adds up', () => {});"],
  [JS, J, "+describe.skip.each([[1]])('t', () => {\n it('adds up', () => {});"],
  [JS, J, "+xdescribe('t', () => {\n it('adds up', () => {});"],
  [JS, J, "+test.skip(\n  'adds up', () => {});"],
  [JS, J, "+it.\n+  skip('adds up', () => {});"],
  [JS, J, "+it\n+  .skip('adds up', () => {});"],
  [JS, J, "+it.todo('adds up')"],
  [JS, J, "+test.concurrent.skip('adds up', async () => {});"],
  [JS, J, "+const maybe = process.env.CI ? it.skip : it;\n+maybe('adds up', () => {});"],
  [JS, J, "it('adds up', () => {});\n+fit('other', () => {});"],
  [JS, J, "it('adds up', () => {});\n+fdescribe('other', () => {});"],
  [JS, J, "it('adds up', () => {});\n+test.only.each([[1]])('other', () => {});"],
  [JS, J, "it('adds up', (ctx) => {\n+  ctx.skip();"],
  [JS, J, "it('adds up', ({ skip }) => {\n+  skip();"],
  [JS, J, "+it.runIf(false)('adds up', () => {"],
  [JS, J, "+test.if(false)('adds up', () => {"],
  [JS, J, "+it('adds up', { todo: true }, () => {"],
  [JS, J, "+it('adds up', {\n+  skip: true,\n+}, () => {"],
  [JS, J, "it('adds up', function () {\n+  this.skip()"],
  [JS, J, "it('adds up', function () {\n+  pending();"],
  [JS, J, "+/*\nit('adds up', () => {});\n+*/"],
  [JS, J, "+if (false) {\nit('adds up', () => {});\n+}"],
  ['jest.config.js', J, "+  testPathIgnorePatterns: ['/src/'],"],
  ['jest.config.js', J, "+  testMatch: ['**/*.spec.ts'],"],
  ['package.json', J, '+    "test": "jest --testPathIgnorePatterns src/a.test.ts"'],
  ['package.json', J, '+    "test": "jest -t other"'],
  ['vitest.config.ts', J, "+  test: { exclude: ['src/a.test.ts'] },"],
  ['vitest.config.ts', J, "+  exclude: [\n+    'src/a.test.ts',\n+  ],"],
  ['jest.config.js', J, "testPathIgnorePatterns: [\n+  'src/a.test.ts',\n],"],
  ['.mocharc.json', J, '+{"ignore": ["src/a.test.ts"]}'],
  ['.mocharc.yml', J, '+ignore: src/a.test.ts'],
  [GO, G, 'func TestSum(t *testing.T) {\n+\tt.SkipNow()'],
  [GO, G, 'func TestSum(t *testing.T) {\n+\tt.Skipf("x")'],
  [GO, G, 'func TestSum(t *testing.T) {\n+\tif testing.Short() {\n+\t\tt.Skip()\n'],
  [GO, G, '+//go:build ignore\n\npackage total\nfunc TestSum(t *testing.T) {'],
  [GO, G, '+// +build ignore\n\npackage total\nfunc TestSum(t *testing.T) {'],
  [GO, G, '+//go:build never\npackage total\nfunc TestSum(t *testing.T) {'],
  [GO, G, '+/*\nfunc TestSum(t *testing.T) {\n}\n+*/'],
  [GO, G, 'func TestMain(m *testing.M) {\n+\tos.Exit(0)\n}\nfunc TestSum(t *testing.T) {'],
  ['.github/workflows/ci.yml', G, '+      - run: go test -skip TestSum ./...'],
  ['.github/workflows/ci.yml', G, "+      - run: go test -run 'TestOther' ./..."],
  ['Makefile', G, '+\tgo test -short ./...'],
  [JAVA, JV, 'class TotalTest {\n+  @Disabled\n  @Test\n  void rounds() {'],
  [JAVA, JV, 'class TotalTest {\n+  @Disabled @Test void rounds() {'],
  [JAVA, JV, '+@org.junit.jupiter.api.Disabled\nclass TotalTest {\n  @Test\n  void rounds() {'],
  [JAVA, JV, 'class TotalTest {\n+  @DisabledOnOs(OS.LINUX)\n  @Test\n  void rounds() {'],
  [JAVA, JV, 'class TotalTest {\n+  @EnabledIfEnvironmentVariable(named="X", matches="y")\n  @Test\n  void rounds() {'],
  [JAVA, JV, 'class TotalTest {\n+  @Test(enabled=false)\n  void rounds() {'],
  [JAVA, JV, 'class TotalTest {\n  @Test\n  void rounds() {\n+    Assumptions.assumeTrue(false);'],
  [JAVA, JV, 'class TotalTest {\n  @Test\n  void rounds() {\n+    throw new SkipException("x");'],
  [JAVA, JV, 'class TotalTest {\n  @Test\n  void rounds() {\n+    Assumptions.abort();'],
  [JAVA, JV, 'class TotalTest {\n+  @Tag("slow")\n  @Test\n  void rounds() {'],
  [JAVA, JV, 'class TotalTest {\n+  @Test(groups = "broken")\n  void rounds() {'],
  ['pom.xml', JV, '+<exclude>**/TotalTest.java</exclude>'],
  ['pom.xml', JV, '+<skipTests>true</skipTests>'],
  ['pom.xml', JV, '+<maven.test.skip>true</maven.test.skip>'],
  ['build.gradle', JV, "+    exclude '**/TotalTest*'"],
  ['build.gradle.kts', JV, '+    filter { excludeTestsMatching("*.TotalTest.rounds") }'],
  ['build.gradle', JV, '+test.enabled = false'],
  [RB, R, "+  xit 'adds up' do"],
  [RB, R, "+  it 'adds up', :skip do"],
  [RB, R, "+  it 'adds up', pending: true do"],
  [RB, R, "+  it 'adds up', skip: true do"],
  [RB, R, "+  xspecify 'adds up' do"],
  [RB, R, "+  xdescribe 'g' do\n  it 'adds up' do"],
  [RB, R, "+  describe 'g', skip: true do\n  it 'adds up' do"],
  [RB, R, "  it 'adds up' do\n+    skip"],
  [RB, R, "  it 'adds up' do\n+    skip('x')"],
  [RB, R, "+  fit 'other' do\n  it 'adds up' do"],
  [RB, R, "+  it 'other', :focus do\n  end\n  it 'adds up' do"],
  [RB, R, "+  pending 'adds up' do"],
  [RB, R, "+  skip 'adds up' do"],
  [RB, R, "+  it 'adds up'"],
  ['.rspec', R, '+--tag ~slow'],
  ['.rspec', R, '+--exclude-pattern spec/a_spec.rb'],
  ['spec/spec_helper.rb', R, '+  config.filter_run_excluding :slow'],
  [PHP, H, 'class TotalTest {\n  public function testSum() {\n+    $this->markTestIncomplete();'],
  [PHP, H, 'class TotalTest {\n  public function testSum() {\n+    self::markTestSkipped();'],
  [PHP, H, 'class TotalTest {\n  public function testSum() {\n+    throw new SkippedTestError("x");'],
  [PHP, H, 'class TotalTest {\n+  /** @group broken */\n  public function testSum() {'],
  [PHP, H, 'class TotalTest {\n+  #[RequiresPhp("99")]\n  public function testSum() {'],
  [PHP, H, 'class TotalTest {\n+  /** @requires PHP 99 */\n  public function testSum() {'],
  [PHP, H, 'class TotalTest {\n  public function testSum() {\n+    $this->expectException(Exception::class);'],
  [PHP, H, '+abstract class TotalTest {\n  public function testSum() {'],
  ['phpunit.xml', H, '+  <exclude>tests/TotalTest.php</exclude>'],
  [RS, S, 'mod tests {\n  #[test]\n+  #[ignore = "x"]\n  fn sums() {'],
  [RS, S, 'mod tests {\n  #[test]\n+  #[cfg_attr(all(), ignore)]\n  fn sums() {'],
  [RS, S, 'mod tests {\n+  #[cfg(any())]\n  #[test]\n  fn sums() {'],
  [RS, S, '+#[cfg(feature = "slow")]\nmod tests {\n  #[test]\n  fn sums() {'],
  ['Cargo.toml', S, '[lib]\n+test = false'],
  ['Cargo.toml', S, '[package]\n+autotests = false'],
  ['.github/workflows/ci.yml', S, '+      - run: cargo test -- --skip sums'],
  [CS, C, 'public class TotalTests {\n+  [Fact(Skip="x")]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [Theory(Skip = Reasons.Flaky)]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [Test, Ignore("x")]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [Explicit]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [Ignore]\n  [TestMethod]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [TestCase(1, Ignore = "x")]\n  public void Sums() {'],
  [CS, C, '+#if NEVER\npublic class TotalTests {\n  [Fact]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [Trait("Category", "Flaky")]\n  [Fact]\n  public void Sums() {'],
  [CS, C, 'public class TotalTests {\n+  [SkippableFact]\n  public void Sums() {\n+    Skip.If(true);'],
  [CS, C, 'public class TotalTests {\n  [Fact]\n  public void Sums() {\n+    Assert.Skip("x");'],
  ['tests/a.csproj', C, '+<Compile Remove="TotalTests.cs" />'],
  ['test.runsettings', C, '+<TestCaseFilter>FullyQualifiedName!~Sums</TestCaseFilter>'],
  ['.github/workflows/ci.yml', C, '+      - run: dotnet test --filter "FullyQualifiedName!=Example.TotalTests.Sums"'],
];

/** Said as a warning: the line may leave a frozen test out, and it cannot be told from it. */
const UNSURE =
  /addopts = -m|testpaths|python_files|testMatch|jest -t|go test -(?:run|short)|@Tag|groups =|test\.enabled|--tag ~|filter_run|Trait|flaky/;

const found = ([path, id, diff]: (typeof rows)[number]): readonly SwitchedOff[] =>
  switchedOff([id], [changed(path, diff)]);

describe('K7 the spellings of somebody in a hurry', () => {
  it.each(rows)('K7 in %s, of %s: %j', (...row) => {
    const all = found(row);
    expect(all).not.toEqual([]);
    expect(all.every(({ unsure }) => unsure === true)).toBe(UNSURE.test(row[2]));
  });

  it.each([
    { why: 'Java', path: JAVA, id: JV, base: 'class TotalTest {\n  @Test\n  void rounds() {', mark: '  @Test' },
    {
      why: 'Kotlin',
      path: 'src/TotalTest.kt',
      id: JV,
      base: 'class TotalTest {\n  @Test fun rounds() {',
      mark: '@Test ',
    },
    { why: 'Rust', path: RS, id: S, base: 'mod tests {\n  #[test]\n  fn sums() {', mark: '  #[test]' },
    {
      why: 'xUnit',
      path: CS,
      id: C,
      base: 'public class TotalTests {\n  [Fact]\n  public void Sums() {',
      mark: '  [Fact]',
    },
    {
      why: 'PHPUnit',
      path: PHP,
      id: 'Example\\TotalTest::sums',
      base: 'class TotalTest {\n  #[Test]\n  public function sums() {',
      mark: '  #[Test]',
    },
  ])('K7 $why: what makes it a test is taken away, or commented out', ({ path, id, base, mark }) => {
    for (const instead of ['', `// ${mark.trim()}\n`]) {
      const head = base.replace(mark, instead);
      expect(switchedOff([id], [{ path, base, head, added: new Set() }])).toEqual([
        expect.objectContaining({ id, path, what: expect.stringMatching(/^is a test on base/) }),
      ]);
    }
    expect(switchedOff([id], [{ path, base, head: `${base}\n`, added: new Set() }])).toEqual([]);
  });

  it.each([
    [JAVA, JV, '+  @Disabled @Test void rounds() {\n  }\n  @Test void more() {'],
    [JAVA, JV, '+  @Disabled("x") @Test public void rounds() {\n  }\n  @Test void more() {'],
    [CS, C, '+  [Fact(Skip = "x")] public void Sums() {\n  }\n  [Fact] public void More() {'],
    [CS, C, '+  [Fact, Ignore("x")]\n+  public async Task Sums() {\n  }\n  [Fact] public void More() {'],
    [RS, S, '+  #[test] #[ignore] fn sums() {\n  }\n  #[test] fn more() {'],
  ])('K7 all on one line, with another test below: in %s, of %s: %j', (path, id, diff) => {
    expect(found([path, id, diff])).toHaveLength(1);
    expect(found([path, id.replace(/\w+$/, 'More'), diff])).toEqual([]);
  });

  it('K7 a class of another name', () => {
    const base = 'class TestTotal:\n  def test_x(self):\n    pass';
    const head = base.replace('TestTotal', '_TestTotal');
    expect(switchedOff([`${PY}::TestTotal::test_x`], [{ path: PY, base, head, added: new Set([1]) }])).toHaveLength(1);
  });

  it('K7 what stands in a text of several lines is no definition', () => {
    const base = 'x = """\nnothing\n"""\ndef test_x():\n  """What.\n\n  More.\n  """\n  assert 1';
    const head = base.replace('def test_x', '"""\ndef test_x').concat('\n"""');
    expect(switchedOff([P], [{ path: PY, base, head, added: new Set() }])).toHaveLength(1);
    expect(switchedOff([P], [{ path: PY, base, head: `${base}\n`, added: new Set() }])).toEqual([]);
  });

  it.each([
    [PY, P, '+@pytest.mark.parametrize("a", [1])\ndef test_x(a):'],
    [PY, P, '+@pytest.fixture\ndef data():\n  pass\ndef test_x(data):'],
    [PY, P, '+tests = 3\ndef test_x():'],
    [PY, P, '+if value:\n+  x = 1\ndef test_x():'],
    ['tests/conftest.py', P, '+@pytest.fixture\n+def data():\n+  return 1'],
    [JS, J, "it('adds up', () => {\n+  query({\n+    skip: 10,"],
    [JS, J, "+rows.filter(Boolean).skip(3);\nit('adds up', () => {"],
    [JS, J, "it('adds up', () => {\n+  if (found) return;"],
    [GO, G, 'func TestSum(t *testing.T) {\n+\tt.Helper()'],
    [GO, G, '+// a comment with /* in it\nfunc TestSum(t *testing.T) {'],
    [JAVA, JV, 'class TotalTest {\n+  @BeforeEach\n+  void prepare() {\n+  }\n  @Test\n  void rounds() {'],
    ['jest.config.js', J, "+  testPathIgnorePatterns: ['/node_modules/', '/dist/'],"],
    ['tsconfig.json', J, '+  "exclude": ["node_modules", "**/*.spec.ts"]'],
    ['pom.xml', JV, '+<exclude>**/OtherTest.java</exclude>'],
    ['pom.xml', JV, '+<skipTests>false</skipTests>'],
    ['build.gradle', JV, '+    jvmArgs = ["-Xmx1g"]'],
    ['.github/workflows/ci.yml', P, '+      - run: python -m pytest'],
  ])('K7 not: in %s, of %s: %j', (...row) => expect(found(row as (typeof rows)[number])).toEqual([]));
});
