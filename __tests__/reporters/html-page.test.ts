import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { gate } from '../../src/gate.js';
import { html } from '../../src/reporters/html.js';
import type { Report } from '../../src/reporters/report.js';
import { type OpenedPage, openFile, startBrowser } from '../support/browser.js';
import { comparisonJob } from '../support/jobs.js';
import { PULL_REQUESTS, slowDrift } from '../support/pull-requests.js';
import { removeRepositories } from '../support/repositories.js';
import type { Story } from '../support/run-gate.js';
import { finding, matched, SAMPLE_NAMES, SAMPLES, sample, unrecorded } from '../support/sample-report.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'fg-page-'));
/** Guards against a hang and nothing else: a busy machine takes its time. */
const MOST_MILLISECONDS = 180_000;
const PATIENCE = { timeout: MOST_MILLISECONDS };
vi.setConfig({ testTimeout: 2 * MOST_MILLISECONDS, hookTimeout: 2 * MOST_MILLISECONDS });

let browser: Browser;
let context: BrowserContext;
let opened: OpenedPage | undefined;

beforeAll(async () => {
  browser = await startBrowser();
  context = await browser.newContext({ viewport: { width: 1100, height: 800 }, bypassCSP: false });
  context.setDefaultTimeout(MOST_MILLISECONDS);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
  removeRepositories();
});
afterEach(async () => {
  const { page, requests = [], complaints = [] } = opened ?? {};
  opened = undefined;
  await page?.close();
  // Holds for every page of this file: nothing is fetched, nothing is refused and nothing fails.
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
});

let files = 0;
async function open(report: Report): Promise<Page> {
  files += 1;
  const file = join(folder, `${files}.html`);
  writeFileSync(file, html.render(report));
  opened = await openFile(context, file);
  return opened.page;
}

function judge({ repo, base, head }: Story): Promise<Report> {
  return gate({
    repository: { kind: 'directory', path: repo.directory },
    range: { kind: 'revisions', base, head },
    testReports: [],
    illustrate: true,
  });
}

const rows = (page: Page) => page.locator('#list > li');
const status = (page: Page): Promise<string> => textOf(page.locator('#status'));

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
async function openRow(page: Page, name: string): Promise<void> {
  const row = rows(page).filter({ hasText: name }).first();
  await row.locator('summary').first().click();
  // A row is filled when the page hears that it was opened, which comes after the click.
  await row.locator('.inside > *').first().waitFor({ state: 'attached' });
}

/** Rules of axe-core that are broken badly, with the first place of each. */
async function seriousFaults(page: Page, rules: object = {}): Promise<string[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** All that a theme changes. */
const COLOURS_ALONE = { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] };

describe('axe-core finds nothing serious, in light and in dark', () => {
  async function look(page: Page): Promise<string[]> {
    // Through the debugger: the page's own policy lets no other script in.
    await page.evaluate(AXE);
    const light = await seriousFaults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await seriousFaults(page, COLOURS_ALONE);
    await page.emulateMedia({ colorScheme: 'light' });
    return [...light, ...dark.map((fault) => `dark: ${fault}`)];
  }

  test.each(SAMPLE_NAMES.map((name) => ({ name })))('$name, with its rows open', async ({ name }) => {
    const page = await open(SAMPLES[name]());
    const summaries = page.locator('details > summary');
    const most = Math.min(6, await summaries.count());
    for (let index = 0; index < most; index += 1) await summaries.nth(index).click();
    expect(await look(page)).toEqual([]);
  });

  test('images with each of their views, plots and the account of slow drift', async () => {
    const pictured = await open(await judge(PULL_REQUESTS['image-update']()));
    await openRow(pictured, 'login page.png');
    for (const view of ['Side by side', 'Slider', 'Difference']) {
      await pictured.getByLabel(view).check();
      expect(await look(pictured)).toEqual([]);
    }
    await pictured.close();
    const drifting = await open(await judge(slowDrift()));
    await openRow(drifting, 'weights.json');
    await drifting.getByText('The same as a table').click();
    expect(await look(drifting)).toEqual([]);
  });

  test('would find something: a page with text that cannot be read', async () => {
    const page = await open(SAMPLES.rename());
    await page.evaluate(AXE);
    await page.evaluate("document.querySelector('h2').style.color = '#eeeeee'");
    expect(await seriousFaults(page)).toEqual([expect.stringContaining('color-contrast')]);
  });
});

describe('an image', () => {
  test('side by side, behind a slider that keys move, and as a difference, each drawn from its pixels', async () => {
    const page = await open(await judge(PULL_REQUESTS['image-update']()));
    await openRow(page, 'login page.png');
    const images = page.locator('.pictures img');
    await expect.poll(() => images.count(), PATIENCE).toBe(2);
    const alts = await images.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('alt')));
    expect(alts).toEqual(['base, 120 by 80 pixels', 'head, 120 by 80 pixels']);
    expect(await pixelOf(page, 0, 35, 25)).toEqual([200, 200, 200, 255]);
    expect(await pixelOf(page, 1, 35, 25)).toEqual([13, 110, 253, 255]);
    expect(await pixelOf(page, 1, 0, 0)).toEqual([128, 128, 128, 255]);

    await page.getByLabel('Slider').check();
    const range = page.getByRole('slider');
    const over = page.locator('.stage .over');
    expect(await over.getAttribute('style')).toBe('clip-path: inset(0px 50% 0px 0px);');
    await range.focus();
    for (let index = 0; index < 10; index += 1) await page.keyboard.press('ArrowRight');
    expect(await over.getAttribute('style')).toBe('clip-path: inset(0px 40% 0px 0px);');
    expect(await range.getAttribute('aria-valuetext')).toBe('60 percent base, the rest head');
    await page.keyboard.press('Home');
    expect(await over.getAttribute('style')).toBe('clip-path: inset(0px 100% 0px 0px);');
    const stage = await page.locator('.stage').boundingBox();
    await page.mouse.click((stage?.x ?? 0) + (stage?.width ?? 0) * 0.75, (stage?.y ?? 0) + 10);
    expect(Number(await range.inputValue())).toBeCloseTo(75, -1);

    await page.getByLabel('Difference').check();
    expect(await pixelOf(page, 0, 35, 25)).toEqual([200, 0, 40, 255]);
    expect((await pixelOf(page, 0, 100, 70))[0]).toBeGreaterThan(240);
    expect(await textOf(page.locator('.pictures'))).toContain(
      '576 of 9,600 pixels differ, 576 of them beyond tolerance',
    );
  });

  /** What the browser itself decoded, at the image's own size. */
  function pixelOf(page: Page, index: number, x: number, y: number): Promise<number[]> {
    return page.evaluate(`(async () => {
      const image = document.querySelectorAll('.pictures img')[${index}];
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const drawing = canvas.getContext('2d');
      drawing.drawImage(image, 0, 0);
      return [...drawing.getImageData(${x}, ${y}, 1, 1).data];
    })()`);
  }
});

describe('the differences of one fixture', () => {
  test('a table has a row for each key, the plots draw its moves with the limit', async () => {
    const page = await open(await judge(PULL_REQUESTS['csv-rebuild']()));
    await openRow(page, 'weights.csv');
    const table = page.getByRole('table', { name: 'Changed cells, by row and column' });
    expect(await textOf(table.locator('thead'))).toMatch(/^RowKeyweight$/);
    expect(await table.locator('tbody tr').count()).toBe(40);
    expect(await textOf(table.locator('tbody tr', { hasText: 'sku=A-1039' }))).toMatch(
      /^row 40sku=A-1039385\.090000000000 385\.332975363786moved by 0\.243, .*631 times what is allowed/,
    );
    const plots = page.locator('.plot svg');
    expect(await plots.count()).toBe(2);
    const [scatter, histogram] = [plots.nth(0), plots.nth(1)];
    expect(await scatter.getAttribute('aria-label')).toMatch(
      /^40 numbers, .*14 beyond the limit \(crosses\), 26 within/,
    );
    expect(await scatter.locator('path.over').count()).toBe(14);
    expect(await scatter.locator('circle.within').count()).toBe(26);
    expect(await histogram.getAttribute('aria-label')).toMatch(/^40 relative moves.* 14 beyond the limit of 0\.000001/);
    expect(await histogram.locator('line.limit').count()).toBe(1);
    const limit = Number(await histogram.locator('line.limit').getAttribute('x1'));
    const edges = await histogram
      .locator('rect')
      .evaluateAll((nodes) =>
        nodes.map((node) => [node.getAttribute('class'), Number(node.getAttribute('x'))] as const),
      );
    for (const [side, x] of edges) expect(x < limit, `${side} at ${x}`).toBe(side === 'within');
  });

  test('issue 6: of very many numbers the bars count all, and the points say of how many they are', async () => {
    const base = Array.from({ length: 2_000 }, (_, index) => 1 + index / 7);
    const head = base.map((value, index) => value * (index % 4 === 0 ? 1 + 1e-6 : 1 + 1e-10));
    const text = (numbers: readonly number[]): string => `[${numbers.map((value) => value.toFixed(12)).join(', ')}]\n`;
    const compared = await compareFixture(comparisonJob('w.json', text(base), text(head)));
    const { counts, unusedRules: _, ...facts } = compared;
    const page = await open(
      sample([finding('w.json', 'SEMANTIC_REWRITE', { ...facts, changeCounts: counts, record: matched() })]),
    );
    await openRow(page, 'w.json');
    const [scatter, histogram] = [page.locator('.plot svg').nth(0), page.locator('.plot svg').nth(1)];
    expect(await scatter.getAttribute('aria-label')).toMatch(/^100 of 2,000 moved numbers drawn, .* beyond the limit/);
    expect(await scatter.locator('path.over, circle.within').count()).toBe(100);
    expect(await histogram.getAttribute('aria-label')).toMatch(/^2,000 relative moves.* 500 beyond the limit of 1e-9/);
    const drawn = await histogram.locator('rect title').allTextContents();
    expect(drawn.reduce((sum, count) => sum + Number(count), 0)).toBe(2_000);
    expect(await textOf(page.locator('main > figure figcaption'))).toContain(
      '2,000 moves of numbers, 500 of them beyond',
    );
  });

  test('a tree shows each key once, with base and head beside it', async () => {
    const report = sample([
      finding('a.json', 'SEMANTIC_REWRITE', {
        record: matched(),
        changes: [
          { kind: 'value', at: "$['a']['b'][0]", base: '1', head: '2', headLine: 3 },
          { kind: 'value', at: "$['a']['b'][1]", base: '3', head: null },
          { kind: 'value', at: "$['a']['c']", base: null, head: '"x"' },
        ],
      }),
    ]);
    const page = await open(report);
    await openRow(page, 'a.json');
    const tree = page.locator('.inside > .tree');
    const lines = (await page.evaluate(`[...document.querySelectorAll('.inside > .tree li')].map((node) =>
      [...node.childNodes].filter(({ tagName }) => tagName !== 'UL').map((one) => one.textContent).join(''))`)) as string[];
    expect(lines.map((line) => line.trim())).toEqual([
      "$['a']",
      "['b']",
      '[0] 1 2 line 3 of head',
      '[1] 3',
      '[\'c\'] "x"',
    ]);
    expect(await tree.locator('del').allTextContents()).toEqual(['1', '3']);
    expect(await tree.locator('ins').allTextContents()).toEqual(['2', '"x"']);
  });

  test('slow drift has its account: every step since the anchor, and where it crosses the limit', async () => {
    const report = await judge(slowDrift());
    expect(report.findings[0]?.class).toBe('SEMANTIC_REWRITE');
    const page = await open(report);
    await openRow(page, 'weights.json');
    const account = page.locator('.plot svg').last();
    expect(await account.getAttribute('aria-label')).toMatch(
      /after each of 4 steps\. Now 120 % of what is allowed: beyond the limit/,
    );
    expect(await account.locator('circle.within').count()).toBe(4);
    expect(await account.locator('circle.over').count()).toBe(1);
    await page.getByText('The same as a table').click();
    const shares = await page
      .getByRole('table', { name: /Small steps/ })
      .locator('tbody tr td:nth-child(2)')
      .allTextContents();
    expect(shares).toEqual(['', '30 %', '60 %', '90 %', '120 %']);
  });
});

describe('ten thousand findings', () => {
  const MANY = 10_000;
  const many = Array.from({ length: MANY }, (_, index) =>
    finding(
      `testdata/part${index % 10}/f${String(index).padStart(5, '0')}.json`,
      index % 2 === 0 ? 'TOLERANCE_DRIFT' : 'SEMANTIC_REWRITE',
      {
        changes: [{ kind: 'value', at: `$['v${index}']`, base: `${index}`, head: `${index}.5`, headLine: 1 }],
        ...(index % 4 === 0 ? { record: matched() } : {}),
      },
    ),
  );
  const emptied = finding('testdata/zz/severe.json', 'SHAPE_CHANGE', {
    hollow: 'all 40 values are null',
    record: matched(),
  });
  const problems = [
    ...many.filter(({ record }) => record.status === 'missing').map((each) => unrecorded(each.path, each.class)),
    { code: 'FG301', gate: 'shape', severity: 'error', path: emptied.path, message: 'severe.json is hollow' } as const,
  ];

  test('each filter, the search and the keys answer, and the worst stands first', async () => {
    const page = await open(sample([...many, emptied], problems, { records: 'fail', shape: 'fail' }));
    await expect.poll(() => status(page), PATIENCE).toBe('10,001 of 10,001 fixtures');
    expect(await rows(page).count()).toBeLessThan(1_000);
    expect(await textOf(page.locator('table').first())).toContain('testdata/zz/severe.json');
    expect((await rows(page).allTextContents()).slice(0, 10).join('\n')).toContain('testdata/zz/severe.json');

    const filtered = async (change: () => Promise<unknown>, expected: string): Promise<void> => {
      await change();
      await expect.poll(() => status(page), PATIENCE).toBe(`${expected} of 10,001 fixtures`);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => status(page), PATIENCE).toBe('10,001 of 10,001 fixtures');
    };
    await filtered(() => page.getByLabel('What happened').selectOption('SEMANTIC_REWRITE'), '5,000');
    await filtered(() => page.locator('#record').selectOption('matched'), '2,501');
    await filtered(() => page.getByLabel('Check that complains').selectOption('shape'), '1');
    await filtered(() => page.getByLabel('Path, or pattern').fill('part3/'), '1,000');
    await filtered(() => page.getByLabel('Path, or pattern').fill('testdata/*/f0000?.json'), '0');
    await filtered(() => page.getByLabel('Path, or pattern').fill('testdata/*/f0000*'), '10');
    await filtered(() => page.getByLabel('Path, or pattern').fill('*/f0000*'), '0');
    await filtered(() => page.getByLabel('Path, or pattern').fill('**/f0000*'), '10');
    await filtered(() => page.getByLabel('Search everything').fill("['v9999'] 9999.5"), '1');

    await page.locator('h1').click();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('search');
    await page.keyboard.type('f00007');
    await expect.poll(() => rows(page).count(), PATIENCE).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page.locator('#list .inside')), PATIENCE).toContain("$['v7']");
  });

  test('j and k walk through the list and beyond what is made of it so far', async () => {
    const page = await open(sample(many.slice(0, 250).map((each) => ({ ...each, record: matched() }))));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const at = await page.evaluate(
      "[...document.querySelectorAll('#list > li')].indexOf(document.activeElement.closest('li'))",
    );
    expect(at).toBe(0);
    for (let index = 0; index < 230; index += 1) await page.keyboard.press('j');
    expect(
      await page.evaluate("[...document.querySelectorAll('#list > li')].indexOf(document.activeElement.closest('li'))"),
    ).toBe(230);
  });
});

describe('on paper and without a script', () => {
  test('a print has every row open, the image side by side and no controls', async () => {
    const page = await open(await judge(PULL_REQUESTS['image-update']()));
    await openRow(page, 'login page.png');
    await page.getByLabel('Slider').check();
    await openRow(page, 'login page.png');
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#list details').first().getAttribute('open')).not.toBeNull();
    expect(await page.locator('.pictures img').count()).toBe(2);
    for (const hidden of ['#filters', 'fieldset', '.keys']) expect(await page.locator(hidden).isVisible()).toBe(false);
    const pdf = await page.pdf();
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const breaks = "getComputedStyle(document.querySelector('tr')).breakInside";
    expect(await page.evaluate(breaks), 'a row stands on one sheet').toBe('avoid');
    const asides = page.locator('main > details, body > details');
    expect(await asides.count()).toBeGreaterThan(0);
    const closed =
      "[...document.querySelectorAll('details:not([open])')].filter((one) => !document.querySelector('#list').contains(one)).length";
    expect(await page.evaluate(closed), 'what to paste is on paper, too').toBe(0);
  });

  test('without scripts the verdict, the worst rows and what to paste are there', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const file = join(folder, 'plain.html');
    writeFileSync(file, html.render(SAMPLES['blanket-regeneration']()));
    const { page, requests } = await openFile(plain, file);
    expect(await textOf(page.locator('h1'))).toMatch(/^Failed/);
    expect(await textOf(page.locator('table').first())).toContain('the same change in 180 files');
    expect(await textOf(page.locator('noscript'))).toContain('needs JavaScript');
    expect(await page.locator('#explore').isVisible()).toBe(false);
    expect(requests).toEqual([]);
    await plain.close();
  });
});

describe('T76 T77 hostile text', () => {
  test('runs nothing, adds no element and is all to be seen', async () => {
    const page = await open(await judge(PULL_REQUESTS.hostile()));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const row of await rows(page).all()) await row.locator('summary').first().click();
    expect(await page.locator('#list img, #list a, #list iframe, #list script').count()).toBe(0);
    expect(await page.locator('a, img, iframe, object, embed, base, link').count()).toBe(0);
    expect(await textOf(page.locator('body'))).toContain('<img src=x>');
    expect(dialogs).toEqual([]);
  });

  test('the policy stops a script and an image that came in by a mistake', async () => {
    const file = join(folder, 'broken.html');
    const planted = '<script>document.title = "taken"</script><img src="https://evil.test/x.png"></main>';
    writeFileSync(file, html.render(SAMPLES.rename()).replace('</main>', planted));
    const { page, requests, refused, complaints } = await openFile(context, file);
    await expect.poll(() => refused, PATIENCE).toEqual(['https://evil.test/x.png']);
    expect(requests).toEqual(refused);
    expect(await page.title()).toMatch(/^Fixture Gate/);
    expect(complaints.join('\n')).toMatch(/Content Security Policy/);
    await page.close();
  });
});
