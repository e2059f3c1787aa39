import { describe, expect, it } from 'vitest';
import { leafOf, switchedOff } from '../../src/gates/frozen-tests.js';
import type { ChangedText } from '../../src/gates/skip-marks.js';

/** Lines that begin with `+` are added here; base has the others. */
function changed(path: string, diff: string): ChangedText {
  const lines = diff.split('\n');
  const added = new Set(lines.flatMap((line, index) => (line.startsWith('+') ? [index + 1] : [])));
  const head = lines.map((line) => line.replace(/^\+/, '')).join('\n');
  return { path, base: lines.filter((line) => !line.startsWith('+')).join('\n'), head, added };
}

interface Row {
  readonly why: string;
  readonly path: string;
  readonly id: string;
  readonly diff: string;
  readonly what?: RegExp;
}

const PY = 'tests/test_a.py';
const JS = 'src/a.test.ts';
const JAVA = 'src/test/java/test/example/TotalTest.java';

const OFF: readonly Row[] = [
  {
    why: 'pytest skip',
    path: PY,
    id: `${PY}::test_x`,
    diff: '+@pytest.mark.skip(reason="flaky")\ndef test_x():\n  pass',
  },
  {
    why: 'pytest skip above another decorator',
    path: PY,
    id: `${PY}::test_x`,
    diff: '+@pytest.mark.skip\n@other\nasync def test_x():',
  },
  {
    why: 'pytest skipif over lines',
    path: PY,
    id: `${PY}::test_x`,
    diff: '@pytest.mark.skipif(\n+  True,\n  reason="x",\n)\ndef test_x():',
  },
  {
    why: 'pytest xfail',
    path: PY,
    id: `${PY}::test_x[1]`,
    diff: '+@pytest.mark.xfail\ndef test_x(a):',
    what: /expected to fail/,
  },
  {
    why: 'pytest xfail without strict, in a parameter',
    path: PY,
    id: `${PY}::test_x[1]`,
    diff: '@pytest.mark.parametrize("a", [\n+  pytest.param(1, marks=pytest.mark.xfail),\n])\ndef test_x(a):',
    what: /expected to fail/,
  },
  {
    why: 'pytest for the module',
    path: PY,
    id: `${PY}::T::test_x`,
    diff: '+pytestmark = pytest.mark.skip\nclass T:\n  def test_x(self):',
  },
  {
    why: 'pytest for the class',
    path: PY,
    id: `${PY}::T::test_x`,
    diff: '+@pytest.mark.skip\nclass T:\n  def test_x(self):',
  },
  { why: 'pytest.skip within', path: PY, id: `${PY}::test_x`, diff: 'def test_x():\n+  pytest.skip("later")' },
  {
    why: 'pytest.skip within a fixture',
    path: PY,
    id: `${PY}::test_x`,
    diff: 'def data():\n+  pytest.skip("later")\ndef test_x(data):',
  },
  {
    why: 'a hook in conftest',
    path: 'tests/conftest.py',
    id: `${PY}::test_x`,
    diff: 'def pytest_collection_modifyitems(items):\n+  items[0].add_marker(pytest.mark.skip)',
  },
  {
    why: 'unittest skip',
    path: PY,
    id: `${PY}::T::test_x`,
    diff: 'class T(TestCase):\n+  @unittest.skip("x")\n  def test_x(self):',
  },
  {
    why: 'unittest expectedFailure',
    path: PY,
    id: `${PY}::T::test_x`,
    diff: 'class T(TestCase):\n+  @unittest.expectedFailure\n  def test_x(self):',
    what: /expected to fail/,
  },
  {
    why: 'unittest skipTest',
    path: PY,
    id: 'tests.test_a.T.test_x',
    diff: 'class T(TestCase):\n  def test_x(self):\n+    self.skipTest("x")',
  },
  {
    why: 'deselected in a configuration',
    path: 'pyproject.toml',
    id: `${PY}::test_x`,
    diff: '[tool.pytest.ini_options]\n+addopts = "--deselect tests/test_a.py::test_x"',
  },
  {
    why: 'ignored as a file',
    path: 'tox.ini',
    id: `${PY}::test_x`,
    diff: '[pytest]\n+addopts = --ignore=tests/test_a.py',
  },
  { why: 'Jest skip', path: JS, id: `${JS}::adds up`, diff: "+it.skip('adds up', () => {});" },
  { why: 'Jest xit', path: JS, id: `${JS}::adds up`, diff: "+  xit('adds up', () => {});" },
  {
    why: 'Jest todo',
    path: JS,
    id: `${JS}::totals adds up`,
    diff: "describe('totals', () => {\n+  test.todo('adds up');",
  },
  {
    why: 'Jest skip of the group',
    path: JS,
    id: `${JS}::totals adds up`,
    diff: "+describe.skip('totals', () => {\n  it('adds up', () => {});",
  },
  { why: 'Jest skip of a table', path: JS, id: `${JS}::adds up`, diff: "+it.skip.each([[1]])('adds up', () => {});" },
  {
    why: 'Jest only, of another test',
    path: JS,
    id: `${JS}::adds up`,
    diff: "it('adds up', () => {});\n+it.only('other', () => {});",
  },
  {
    why: 'Jest failing',
    path: JS,
    id: `${JS}::adds up`,
    diff: "+it.failing('adds up', () => {});",
    what: /expected to fail/,
  },
  { why: 'Vitest option', path: JS, id: `${JS} > adds up`, diff: "+it('adds up', { skip: true }, () => {});" },
  { why: 'Vitest skipIf', path: JS, id: `${JS} > adds up`, diff: "+it.skipIf(process.env.CI)('adds up', () => {});" },
  {
    why: 'Vitest fails',
    path: JS,
    id: `${JS}::adds up`,
    diff: "+test.fails('adds up', () => {});",
    what: /expected to fail/,
  },
  {
    why: 'Mocha this.skip',
    path: 'test/a.spec.js',
    id: 'test/a.spec.js::adds up',
    diff: "it('adds up', function () {\n+  this.skip();",
  },
  {
    why: 'left out in a Jest configuration',
    path: 'jest.config.js',
    id: `${JS}::adds up`,
    diff: "module.exports = {\n+  testPathIgnorePatterns: ['a.test.ts'],\n};",
  },
  {
    why: 'Go Skip',
    path: 'total/total_test.go',
    id: 'example.test/shop/total::TestSum',
    diff: 'func TestSum(t *testing.T) {\n+\tt.Skip("later")',
  },
  {
    why: 'Go SkipNow in a subtest',
    path: 'total/total_test.go',
    id: 'TestSum/one',
    diff: 'func TestSum(t *testing.T) {\n\tt.Run("one", func(t *testing.T) {\n+\t\tt.SkipNow()',
  },
  {
    why: 'Go build tag',
    path: 'total/total_test.go',
    id: 'TestSum',
    diff: '+//go:build never\npackage total\nfunc TestSum(t *testing.T) {',
  },
  {
    why: 'JUnit 5 Disabled',
    path: JAVA,
    id: 'test.example.TotalTest#rounds',
    diff: 'class TotalTest {\n+  @Disabled("x")\n  @Test\n  void rounds() {',
  },
  {
    why: 'JUnit 4 Ignore on the class',
    path: JAVA,
    id: 'test.example.TotalTest#rounds',
    diff: '+@Ignore\npublic class TotalTest {\n  @Test public void rounds() {',
  },
  {
    why: 'TestNG enabled',
    path: JAVA,
    id: 'test.example.TotalTest.rounds',
    diff: 'class TotalTest {\n+  @Test(enabled = false)\n  public void rounds() {',
  },
  {
    why: 'an assumption',
    path: JAVA,
    id: 'test.example.TotalTest#rounds',
    diff: 'class TotalTest {\n  @Test\n  void rounds() {\n+    assumeTrue(false);',
  },
  {
    why: 'JUnit 4 expected',
    path: JAVA,
    id: 'test.example.TotalTest#rounds',
    diff: 'class TotalTest {\n+  @Test(expected = AssertionError.class)\n  public void rounds() {',
    what: /expected to fail/,
  },
  { why: 'RSpec xit', path: 'spec/a_spec.rb', id: 'spec/a_spec.rb::adds up', diff: "+  xit 'adds up' do" },
  {
    why: 'RSpec metadata',
    path: 'spec/a_spec.rb',
    id: 'spec/a_spec.rb::adds up',
    diff: "+  it 'adds up', skip: 'x' do",
  },
  {
    why: 'RSpec pending within',
    path: 'spec/a_spec.rb',
    id: 'spec/a_spec.rb::adds up',
    diff: "  it 'adds up' do\n+    pending 'x'",
  },
  {
    why: 'PHPUnit',
    path: 'tests/TotalTest.php',
    id: 'Example\\TotalTest::testSum',
    diff: 'class TotalTest {\n  public function testSum() {\n+    $this->markTestSkipped("x");',
  },
  {
    why: 'Rust ignore',
    path: 'src/total.rs',
    id: 'total::tests::sums',
    diff: 'mod tests {\n  #[test]\n+  #[ignore]\n  fn sums() {',
  },
  {
    why: 'Rust should_panic',
    path: 'src/total.rs',
    id: 'total::tests::sums',
    diff: 'mod tests {\n  #[test]\n+  #[should_panic]\n  fn sums() {',
    what: /expected to fail/,
  },
  {
    why: 'xUnit',
    path: 'tests/TotalTests.cs',
    id: 'Example.TotalTests.Sums',
    diff: 'public class TotalTests {\n+  [Fact(Skip = "x")]\n  public void Sums() {',
  },
  {
    why: 'NUnit',
    path: 'tests/TotalTests.cs',
    id: 'Example.TotalTests.Sums',
    diff: 'public class TotalTests {\n  [Test]\n+  [Ignore("x")]\n  public void Sums() {',
  },
  {
    why: 'MSTest inconclusive',
    path: 'tests/TotalTests.cs',
    id: 'Example.TotalTests.Sums',
    diff: 'public class TotalTests {\n  [TestMethod]\n  public void Sums() {\n+    Assert.Inconclusive();',
  },
  {
    why: 'a line too long to be looked into',
    path: PY,
    id: `${PY}::test_x`,
    diff: `def test_x():\n+  ${'x'.repeat(2_000)}; pytest.skip()`,
  },
];

const STILL_ON: readonly Row[] = [
  { why: 'the mark was there', path: PY, id: `${PY}::test_x`, diff: '@pytest.mark.skip\ndef test_x():\n+  pass' },
  { why: 'another test', path: PY, id: `${PY}::test_x`, diff: '+@pytest.mark.skip\ndef test_y():\ndef test_x():' },
  { why: 'another file', path: 'tests/test_b.py', id: `${PY}::test_x`, diff: '+@pytest.mark.skip\ndef test_y():' },
  { why: 'a comment', path: PY, id: `${PY}::test_x`, diff: '+# @pytest.mark.skip\ndef test_x():' },
  { why: 'a name like a mark', path: PY, id: `${PY}::test_x`, diff: 'def test_x():\n+  skipped = total.skip_count' },
  { why: 'no mark', path: JS, id: `${JS}::adds up`, diff: "+it('adds up', () => { expect(skip(1)).toBe(2) });" },
  { why: 'an option that is off', path: JS, id: `${JS}::adds up`, diff: "+it('adds up', { skip: false }, () => {});" },
  {
    why: 'Go, another test',
    path: 'total/total_test.go',
    id: 'TestSum',
    diff: 'func TestSum(t *testing.T) {\n}\nfunc TestMore(t *testing.T) {\n+\tt.Skip("later")',
  },
  {
    why: 'a configuration that leaves out another test',
    path: 'tox.ini',
    id: `${PY}::test_x`,
    diff: '+addopts = --ignore=tests/test_b.py',
  },
];

describe('K7 a frozen test is switched off in the diff', () => {
  it.each(OFF)('K7 $why', ({ path, id, diff, what = /skipped|left out/ }) => {
    const found = switchedOff([id], [changed(path, diff)]);
    expect(found).toEqual([expect.objectContaining({ id, path, what: expect.stringMatching(what) })]);
  });

  it.each(STILL_ON)('K7 not: $why', ({ path, id, diff }) => {
    expect(switchedOff([id], [changed(path, diff)])).toEqual([]);
  });

  const rewritten = (path: string, base: string, head: string | undefined): ChangedText => ({
    path,
    base,
    head,
    added: new Set((head ?? '').split('\n').map((_, index) => index + 1)),
  });
  it.each([
    { why: 'deleted', files: [rewritten(PY, 'def test_x():\n  pass', 'x = 1')], gone: true },
    { why: 'commented out', files: [rewritten(PY, 'def test_x():', '# def test_x():')], gone: true },
    { why: 'renamed', files: [rewritten(PY, 'def test_x():', 'def _test_x():')], gone: true },
    { why: 'deleted with its file', files: [rewritten(PY, 'def test_x():', undefined)], gone: true },
    {
      why: 'moved to another file, so its id names nothing',
      files: [rewritten(PY, 'def test_x():', ''), rewritten('tests/test_b.py', '', 'def test_x():')],
      gone: true,
    },
    { why: 'edited', files: [rewritten(PY, 'def test_x():\n  pass', 'def test_x():\n  assert True')], gone: false },
  ])('K7 a frozen test is $why: $gone', ({ files, gone }) => {
    expect(switchedOff([`${PY}::test_x`], files).some(({ what }) => /not here any more/.test(what))).toBe(gone);
  });

  it('K7 an id without a file goes with its test', () => {
    const go = [
      rewritten('a_test.go', 'func TestSum(', ''),
      rewritten('b_test.go', '', 'func TestSum(t *testing.T) {'),
    ];
    expect(switchedOff(['TestSum'], go)).toEqual([]);
    expect(switchedOff(['TestSum'], go.slice(0, 1))).toHaveLength(1);
  });

  it('looks at a hostile file in bounded time', () => {
    const line = `+${'public '.repeat(140)}!`;
    const started = performance.now();
    switchedOff(
      ['A#b'],
      [changed('A.cs', Array(900).fill(line).join('\n')), changed('A.java', Array(900).fill(line).join('\n'))],
    );
    expect(performance.now() - started).toBeLessThan(50_000);
  });
});

it.each([
  ['tests/a.py::T::x[a::b]', 'x'],
  ['src/a.test.js > group > adds up', 'adds up'],
  ['test.example.A#b', 'b'],
  ['test.example.A.b', 'b'],
  ['TestSum/one', 'TestSum'],
  ['adds up. all of it', 'adds up. all of it'],
])('the name in %s is %s', (id, leaf) => {
  expect(leafOf(id)).toBe(leaf);
});
