import { show } from './identifiers.js';

/** Longest that one request may take before it counts as broken. */
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
/** Over all requests of a run. A primary limit resets within the hour; waiting that long in a job helps nobody. */
const MAX_TOTAL_WAIT_MS = 180_000;
/** First wait after a 5xx or a broken connection; it doubles. */
const FIRST_WAIT_MS = 1_000;
/** "Otherwise, wait for at least one minute" (REST API, secondary rate limits). */
const SECONDARY_LIMIT_WAIT_MS = 60_000;
const MAX_PAGES = 200;

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The platform said no, and would say so again. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  /** Safe to print. */
  readonly message: string;
}

/** The platform could not be asked: limits, 5xx, broken connections, answers that are no answer. */
export interface Unavailable {
  readonly kind: 'unavailable';
  /** Whether the request may have been carried out all the same. */
  readonly maybeDone: boolean;
  readonly message: string;
}

export type Answer<T> = { readonly kind: 'ok'; readonly value: T } | Refused | Unavailable;

export interface GitHubClient {
  /** One request, `GET /repos/{owner}/{repo}`. Writes that create something are not repeated where the first may have worked. */
  readonly call: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<Answer<unknown>>;
  /** Every page of a list. */
  readonly list: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<Answer<readonly unknown[]>>;
  /** Requests sent so far, repeated ones included. */
  readonly requestCount: () => number;
  readonly clock: Clock;
}

export interface ClientOptions {
  readonly token: string;
  /** `GITHUB_API_URL`; on GitHub Enterprise Server it ends in `/api/v3`. */
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly clock?: Clock;
}

/** The toolkit is loaded with the first request, so that a command line never pays for it. */
export function githubClient(options: ClientOptions): GitHubClient {
  const clock = options.clock ?? systemClock;
  let sent = 0;
  let waited = 0;
  let octokit: Promise<Octokit> | undefined;

  async function send(route: string, parameters: Readonly<Record<string, unknown>>): Promise<Answer<Response>> {
    octokit ??= load(options);
    const { request } = await octokit;
    const repeatable = !route.startsWith('POST ');
    for (let attempt = 1; ; attempt += 1) {
      sent += 1;
      const outcome = await attemptOnce(() =>
        request(route, { ...parameters, request: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } }),
      );
      if (outcome.kind === 'ok' || outcome.kind === 'refused') return outcome;
      const wait =
        outcome.waitUntil === undefined
          ? (outcome.wait ?? FIRST_WAIT_MS * 2 ** (attempt - 1))
          : outcome.waitUntil - clock.now();
      const mayRepeat = repeatable || !outcome.maybeDone;
      if (!mayRepeat || attempt === MAX_ATTEMPTS || waited + wait > MAX_TOTAL_WAIT_MS) {
        return { kind: 'unavailable', maybeDone: outcome.maybeDone, message: outcome.message };
      }
      waited += Math.max(0, wait);
      await clock.sleep(Math.max(0, wait));
    }
  }

  return {
    clock,
    requestCount: () => sent,
    call: async (route, parameters) => {
      const answer = await send(route, parameters);
      return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.data } : answer;
    },
    list: (route, parameters) => listAll(send, route, parameters),
  };
}

async function listAll(
  send: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<Answer<Response>>,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Answer<readonly unknown[]>> {
  const all: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await send(route, { ...parameters, per_page: 100, page });
    if (answer.kind !== 'ok') return answer;
    const items = itemsOf(answer.value.data);
    if (items === undefined)
      return { kind: 'unavailable', maybeDone: false, message: `${route}: the answer is no list` };
    all.push(...items);
    // The header and not the length says whether there is more: a page may be short of what it was asked for.
    if (!/;\s*rel="next"/.test(answer.value.headers['link'] ?? '')) return { kind: 'ok', value: all };
  }
  return { kind: 'unavailable', maybeDone: false, message: `${route}: more than ${MAX_PAGES} pages` };
}

/** Check runs come in an object, everything else as a plain array. */
function itemsOf(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  const runs = (data as { check_runs?: unknown } | null)?.check_runs;
  return Array.isArray(runs) ? runs : undefined;
}

interface Response {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

interface Octokit {
  readonly request: (route: string, parameters: Record<string, unknown>) => Promise<Response>;
}

async function load(options: ClientOptions): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  // Its warnings would reach the log unencoded; what matters comes back as an answer.
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const octokit = getOctokit(options.token, { baseUrl: options.apiUrl, userAgent: options.userAgent, log: silent });
  return {
    request: async (route, parameters) => {
      const { data, headers } = await octokit.request(route, parameters);
      return { data, headers: headers as Readonly<Record<string, string | undefined>> };
    },
  };
}

interface Transient {
  readonly kind: 'transient';
  readonly maybeDone: boolean;
  readonly message: string;
  /** Milliseconds to wait, where the platform says or its documentation does. */
  readonly wait?: number;
  /** Milliseconds since the epoch. */
  readonly waitUntil?: number;
}

async function attemptOnce(
  request: () => Promise<Response>,
): Promise<{ kind: 'ok'; value: Response } | Refused | Transient> {
  try {
    return { kind: 'ok', value: await request() };
  } catch (error) {
    return classify(error);
  }
}

/** What the client throws: `response` is absent where no answer came. */
interface RequestFailure {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>>; readonly data?: unknown };
}

function classify(error: unknown): Refused | Transient {
  const failure = error as RequestFailure;
  if (typeof failure.status !== 'number' && (error as Error).name !== 'TimeoutError') throw error;
  if (failure.response === undefined)
    return { kind: 'transient', maybeDone: true, message: `no answer: ${show(failure.message, 200)}` };
  const status = failure.status as number;
  const headers = failure.response.headers ?? {};
  const said = show((failure.response.data as { message?: unknown } | undefined)?.message, 200);
  const message = `${status}: ${said}`;
  if (status === 429 || (status === 403 && isRateLimit(headers, said)))
    return { kind: 'transient', maybeDone: false, message, ...rateLimitWait(headers) };
  if (status >= 500) return { kind: 'transient', maybeDone: true, message };
  return { kind: 'refused', status, message };
}

/** A 403 is either "never" or "not now"; these three tell the second (REST API, rate limits). */
function isRateLimit(headers: Readonly<Record<string, string | undefined>>, message: string): boolean {
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit|abuse detection/i.test(message)
  );
}

function rateLimitWait(headers: Readonly<Record<string, string | undefined>>): {
  readonly wait?: number;
  readonly waitUntil?: number;
} {
  const after = headers['retry-after'] ?? '';
  if (/^[0-9]{1,9}$/.test(after)) return { wait: Number(after) * 1_000 };
  // Only the form of HTTP's own dates: Date.parse takes "-5" for a year.
  const date = /^[A-Z][a-z]{2}, .{1,30} GMT$/.test(after) ? Date.parse(after) : Number.NaN;
  if (!Number.isNaN(date)) return { waitUntil: date };
  const reset = headers['x-ratelimit-reset'] ?? '';
  // A second more: clocks differ, and asking early counts as asking on.
  if (headers['x-ratelimit-remaining'] === '0' && /^[0-9]{1,12}$/.test(reset))
    return { waitUntil: Number(reset) * 1_000 + 1_000 };
  return { wait: SECONDARY_LIMIT_WAIT_MS };
}
