import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';

/** A cold start of a browser on a loaded machine. */
const START_MILLISECONDS = 120_000;

/** @throws where there is no browser: a test that cannot look at the page has not passed. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('no Chromium here: run "node scripts/browser.mjs" and do what it says');
  // Chromium's own sandbox refuses to start as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
  return chromium.launch({ executablePath, args, headless: true, timeout: START_MILLISECONDS });
}

export interface OpenedPage {
  readonly page: Page;
  /** Every request that the page made but the one for itself and for data within itself. */
  readonly requests: readonly string[];
  /** Those of them that the page's own policy stopped before they left. */
  readonly refused: readonly string[];
  /** Errors of its script and what the browser's console said, refusals of the security policy among them. */
  readonly complaints: readonly string[];
}

export async function openFile(context: BrowserContext, file: string): Promise<OpenedPage> {
  const page = await context.newPage();
  const requests: string[] = [];
  const refused: string[] = [];
  const complaints: string[] = [];
  const address = pathToFileURL(file).href;
  page.on('request', (request) => {
    const url = request.url();
    if (url !== address && !url.startsWith('data:image/png;base64,')) requests.push(url);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') refused.push(request.url());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(address);
  return { page, requests, refused, complaints };
}
