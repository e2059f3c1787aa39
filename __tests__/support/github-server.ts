import { spawn, spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findOperation, type Operation, requestFaults, responseFaults } from './openapi.js';

export interface RecordedRequest {
  readonly method: string;
  /** As described, with the names of parameters. */
  readonly route: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** Whether the stand-in carried it out, and not a scripted fault. */
  readonly served: boolean;
}

/** `drop`: the connection ends before anything is done. `done-then-drop`: the request is carried out, its answer is lost. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly message?: string }
  | 'drop'
  | 'done-then-drop';

export interface ServerComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly id: number; readonly type: 'User' | 'Bot' };
  readonly performed_via_github_app?: { readonly id: number; readonly slug: string } | null;
}

export interface ServerCheckRun {
  readonly id: number;
  name: string;
  readonly head_sha: string;
  external_id: string;
  status: string;
  conclusion: string | null;
  started_at: string | null;
  details_url: string | null;
  output: { title: string | null; summary: string | null; annotations: unknown[] };
  readonly app: { readonly id: number; readonly slug: string };
}

export interface ServerPull {
  readonly number: number;
  head: { sha: string; ref: string };
  base: { sha: string; ref: string };
  state: 'open' | 'closed';
  readonly author: string;
  readonly fork: boolean;
  /** Whose fork it is. */
  readonly forkOwner?: string;
  readonly forkId?: number;
  commits: number;
}

/** What the stand-in holds. Tests change it before and, through `onRequest`, during a run. */
export interface ServerState {
  readonly owner: string;
  readonly repo: string;
  readonly defaultBranch: string;
  readonly token: string;
  /** `write`: a full job token. `read`: a fork's. `contents`: contents: read in a private repository. */
  tokenScope: 'write' | 'read' | 'contents';
  readonly pulls: ServerPull[];
  /** Branch to tip and protection. */
  readonly branches: Map<string, { sha: string; protected: boolean }>;
  readonly comments: ServerComment[];
  readonly checkRuns: ServerCheckRun[];
  readonly reviews: {
    readonly user: { readonly login: string; readonly id: number; readonly type: string };
    readonly state: string;
    readonly commit_id: string | null;
    readonly body: string;
    readonly submitted_at?: string;
    readonly author_association?: string;
    /** Of the pull request; all of them where absent. */
    readonly pull?: number;
  }[];
  /** Accounts behind a commit. Not named: the commit is listed and the platform knows neither. */
  readonly accounts: Map<
    string,
    { readonly author?: string; readonly committer?: string; readonly verified?: boolean }
  >;
  /** How many commits of a pull request the platform lists at most. */
  listedCommits: number;
  /** What happened to every pull request. */
  readonly events: { readonly event: string; readonly created_at: string }[];
  readonly permissions: Map<string, string>;
  readonly pullsOfCommit: Map<string, readonly number[]>;
  /** The app that the token belongs to. */
  readonly app: { readonly id: number; readonly slug: string };
  /** Active rules of every branch, as the platform lists them. */
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  readonly rulesets: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
  /** Classic protection of every branch, which an administrator's token is shown whole. */
  readonly protection?: Readonly<Record<string, unknown>>;
  readonly isAdministrator: boolean;
  /** Directory of a bare repository that is served over git's own protocol at /owner/repo. */
  gitDirectory?: string;
}

export interface GitHubServer {
  readonly state: ServerState;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** What did not fit the description, on either side. A test that ends with any has failed. */
  readonly faults: readonly string[];
  /** `user:password` of every request of git that carried any. */
  readonly gitCredentials: readonly string[];
  /** Asked before each request; a returned fault is what the client gets. */
  onRequest?: (route: string, count: number, body: unknown) => Fault | undefined;
  readonly close: () => Promise<void>;
}

export const ACTIONS_APP = { id: 15_368, slug: 'github-actions' } as const;
export const ACTIONS_BOT = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' } as const;

export function serverState(parts: Partial<ServerState> = {}): ServerState {
  return {
    owner: 'octo-org',
    repo: 'shop',
    defaultBranch: 'main',
    token: 'ghs_standInTokenForTests',
    tokenScope: 'write',
    pulls: [],
    branches: new Map(),
    comments: [],
    checkRuns: [],
    reviews: [],
    accounts: new Map(),
    listedCommits: 250,
    events: [],
    permissions: new Map(),
    pullsOfCommit: new Map(),
    app: ACTIONS_APP,
    rules: [],
    rulesets: new Map(),
    isAdministrator: false,
    ...parts,
  };
}

/** A local stand-in for the platform's REST API and git server. */
export async function startGitHubServer(state: ServerState): Promise<GitHubServer> {
  const requests: RecordedRequest[] = [];
  const faults: string[] = [];
  const gitCredentials: string[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    void receive(request, response).catch((error: unknown) => {
      faults.push(`the stand-in failed: ${String((error as Error).stack)}`);
      response.destroy();
    });
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const bytes = await bodyOf(request);
    if (!url.pathname.startsWith('/api/v3/')) return serveGit(request, response, url, bytes);
    const path = url.pathname.slice('/api/v3'.length);
    const operation = findOperation(request.method ?? '', path);
    if (operation === undefined) {
      faults.push(`${request.method} ${path} is not described`);
      return answer(response, 404, { message: 'Not Found' });
    }
    const route = `${operation.method.toUpperCase()} ${operation.path}`;
    const body = bytes.length === 0 ? undefined : (JSON.parse(bytes.toString('utf8')) as Record<string, unknown>);
    for (const fault of requestFaults(operation, url.searchParams, body)) faults.push(`${route}: ${fault}`);
    if (request.headers['authorization'] !== `token ${state.token}`)
      faults.push(`${route}: not authorized by the token`);
    if (!/^fixture-gate\//.test(request.headers['user-agent'] ?? ''))
      faults.push(`${route}: user agent ${request.headers['user-agent']}`);
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    const fault = handle.onRequest?.(route, count, body);
    const served = fault === undefined || fault === 'done-then-drop';
    requests.push({
      method: operation.method.toUpperCase(),
      route,
      path,
      query: Object.fromEntries(url.searchParams),
      body,
      served,
    });
    if (fault === 'drop') return void response.destroy();
    if (fault !== undefined && fault !== 'done-then-drop')
      return answer(response, fault.status, { message: fault.message ?? 'scripted' }, fault.headers);
    const result = carryOut(state, operation, url.searchParams, body);
    if (fault === 'done-then-drop') return void response.destroy();
    if (result.status < 300)
      for (const lie of responseFaults(operation, result.status, result.body))
        faults.push(`${route}: stand-in: ${lie}`);
    const link = result.next === undefined ? {} : { link: `<${handle.apiUrl}${path}?page=${result.next}>; rel="next"` };
    answer(response, result.status, result.body, link);
  }

  function serveGit(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const credentials = /^Basic (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1];
    if (credentials !== undefined) gitCredentials.push(Buffer.from(credentials, 'base64').toString('utf8'));
    const inside = new RegExp(`^/${state.owner}/${state.repo}(?:\\.git)?(/.*)$`).exec(url.pathname)?.[1];
    if (inside === undefined || state.gitDirectory === undefined) return void response.writeHead(404).end();
    runGitBackend(state.gitDirectory, inside, request, url, body, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle: GitHubServer = {
    state,
    serverUrl,
    apiUrl: `${serverUrl}/api/v3`,
    requests,
    faults,
    gitCredentials,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return handle;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-ratelimit-remaining': '900',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

interface Result {
  readonly status: number;
  readonly body: unknown;
  readonly next?: number;
}

const NOT_FOUND: Result = { status: 404, body: { message: 'Not Found' } };
const FORBIDDEN: Result = { status: 403, body: { message: 'Resource not accessible by integration' } };

function carryOut(
  state: ServerState,
  { path, method, pathParameters }: Operation,
  query: URLSearchParams,
  body: Record<string, unknown> | undefined,
): Result {
  if (path === '/user') return FORBIDDEN;
  if (pathParameters['owner'] !== state.owner || pathParameters['repo'] !== state.repo) return NOT_FOUND;
  if (method !== 'get' && state.tokenScope !== 'write') return FORBIDDEN;
  if (state.tokenScope === 'contents' && /\/pulls|\/issues|\/check-runs/.test(path)) return FORBIDDEN;
  const tail = path.replace('/repos/{owner}/{repo}', '');
  if (tail === '/pulls/{pull_number}')
    return found(
      state.pulls.find(({ number }) => String(number) === pathParameters['pull_number']),
      (pull) => pullBody(state, pull),
    );
  if (tail === '/pulls') {
    const wanted = state.pulls.filter(
      (pull) =>
        (query.get('state') ?? 'open') === pull.state &&
        `${pull.fork ? (pull.forkOwner ?? pull.author) : state.owner}:${pull.head.ref}` === query.get('head'),
    );
    const bodies = wanted.map((pull) => pullBody(state, pull));
    return page(bodies, query);
  }
  if (tail === '/pulls/{pull_number}/reviews')
    return page(
      state.reviews
        .filter(({ pull }) => pull === undefined || String(pull) === pathParameters['pull_number'])
        .map(({ pull: _, ...review }, id) => ({ id, ...review })),
      query,
    );
  if (tail === '/pulls/{pull_number}/commits') return page(commitsOf(state, pathParameters['pull_number']!), query);
  if (tail === '/issues/{issue_number}/events') return page(state.events, query);
  if (tail === '/commits/{commit_sha}/pulls')
    return page(
      (state.pullsOfCommit.get(pathParameters['commit_sha']!) ?? []).map((number) => ({ number })),
      query,
    );
  if (tail === '/collaborators/{username}/permission')
    return found(state.permissions.get(pathParameters['username']!), (permission) => ({ permission }));
  if (tail === '') return { status: 200, body: { name: state.repo, default_branch: state.defaultBranch } };
  if (tail === '/branches/{branch}') {
    const name = pathParameters['branch']!;
    return found(state.branches.get(name), (branch) => ({
      name,
      commit: { sha: branch.sha },
      protected: branch.protected,
      protection: state.protection === undefined ? { enabled: false } : protectionSummary(state.protection),
    }));
  }
  if (tail === '/branches/{branch}/protection') {
    if (!state.isAdministrator) return FORBIDDEN;
    return found(state.protection, (value) => value);
  }
  if (tail === '/rules/branches/{branch}') return page(state.rules, query);
  if (tail === '/rulesets/{ruleset_id}')
    return found(state.rulesets.get(Number(pathParameters['ruleset_id'])), (value) => value);
  if (tail === '/git/ref/{ref}') return gitRef(state, pathParameters['ref']!);
  if (tail === '/issues/{issue_number}/comments')
    return method === 'get' ? page(state.comments, query) : addComment(state, body!);
  if (tail === '/issues/comments/{comment_id}')
    return changeComment(state, Number(pathParameters['comment_id']), body!);
  if (tail === '/check-runs') return addCheckRun(state, body!);
  if (tail === '/check-runs/{check_run_id}')
    return changeCheckRun(state, Number(pathParameters['check_run_id']), body!);
  if (tail === '/commits/{ref}/check-runs') return listCheckRuns(state, pathParameters['ref']!, query);
  return NOT_FOUND;
}

/** As git sees them, `base..head`, oldest first; head alone where there is no repository. */
function commitsOf(state: ServerState, number: string): readonly unknown[] {
  const pull = state.pulls.find((one) => String(one.number) === number);
  if (pull === undefined) return [];
  const base = state.branches.get(pull.base.ref)?.sha ?? pull.base.sha;
  const { stdout = '' } =
    state.gitDirectory === undefined
      ? {}
      : spawnSync('git', ['--git-dir', state.gitDirectory, 'rev-list', '--reverse', `${base}..${pull.head.sha}`], {
          encoding: 'utf8',
        });
  const listed = stdout.split('\n').filter(Boolean);
  const user = (login: string | undefined) => (login === undefined ? null : { login, id: 7, type: 'User' });
  return (listed.length === 0 ? [pull.head.sha] : listed).slice(0, state.listedCommits).map((sha) => {
    const { author, committer = author, verified = false } = state.accounts.get(sha) ?? {};
    const reason = verified ? 'valid' : 'unsigned';
    const verification = { verified, reason, signature: null, payload: null, verified_at: null };
    return { sha, author: user(author), committer: user(committer), commit: { verification } };
  });
}

function found<T>(value: T | undefined, body: (value: T) => unknown): Result {
  return value === undefined ? NOT_FOUND : { status: 200, body: body(value) };
}

function page(items: readonly unknown[], query: URLSearchParams): Result {
  const size = Number(query.get('per_page') ?? 30);
  const number = Number(query.get('page') ?? 1);
  const rest = items.length > size * number;
  return { status: 200, body: items.slice(size * (number - 1), size * number), ...(rest && { next: number + 1 }) };
}

function pullBody(state: ServerState, pull: ServerPull): unknown {
  const repository = { id: 1, name: state.repo, default_branch: state.defaultBranch };
  return {
    number: pull.number,
    state: pull.state,
    user: { login: pull.author, id: 7, type: 'User' },
    head: { ...pull.head, repo: pull.fork ? { ...repository, id: pull.forkId ?? 2 } : repository },
    base: { ...pull.base, repo: repository },
    commits: pull.commits,
  };
}

/** What everybody is shown who may read the repository. */
function protectionSummary({ required_status_checks: checks }: Readonly<Record<string, unknown>>): unknown {
  return { enabled: true, ...(checks === undefined ? {} : { required_status_checks: checks }) };
}

function gitRef(state: ServerState, ref: string): Result {
  const branch = ref.startsWith('heads/') ? state.branches.get(ref.slice('heads/'.length)) : undefined;
  const pull = state.pulls.find(({ number }) => ref === `pull/${number}/head`);
  const sha = branch?.sha ?? pull?.head.sha;
  return found(sha, (value) => ({ ref: `refs/${ref}`, object: { type: 'commit', sha: value } }));
}

function addComment(state: ServerState, { body }: Record<string, unknown>): Result {
  if (String(body).length > 65_536)
    return { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } };
  const comment = {
    id: 9_000 + state.comments.length,
    body: String(body),
    user: ACTIONS_BOT,
    performed_via_github_app: null,
  };
  state.comments.push(comment);
  return { status: 201, body: comment };
}

function changeComment(state: ServerState, id: number, { body }: Record<string, unknown>): Result {
  const comment = state.comments.find((one) => one.id === id);
  if (comment !== undefined) comment.body = String(body);
  return found(comment, (value) => value);
}

interface SentCheckRun {
  readonly name?: string;
  readonly head_sha?: string;
  readonly external_id?: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly started_at?: string;
  readonly details_url?: string;
  readonly output?: { readonly title?: string; readonly summary?: string; readonly annotations?: readonly unknown[] };
}

function addCheckRun(state: ServerState, sent: SentCheckRun): Result {
  const run: ServerCheckRun = {
    id: 500 + state.checkRuns.length,
    name: sent.name!,
    head_sha: sent.head_sha!,
    external_id: sent.external_id ?? '',
    status: sent.conclusion === undefined ? (sent.status ?? 'queued') : 'completed',
    conclusion: sent.conclusion ?? null,
    started_at: sent.started_at ?? null,
    details_url: sent.details_url ?? null,
    output: {
      title: sent.output?.title ?? null,
      summary: sent.output?.summary ?? null,
      annotations: [...(sent.output?.annotations ?? [])],
    },
    app: state.app,
  };
  state.checkRuns.push(run);
  return { status: 201, body: shown(run) };
}

function changeCheckRun(state: ServerState, id: number, sent: SentCheckRun): Result {
  const run = state.checkRuns.find((one) => one.id === id);
  if (run === undefined) return NOT_FOUND;
  if (sent.status !== undefined) run.status = sent.status;
  if (sent.conclusion !== undefined) Object.assign(run, { conclusion: sent.conclusion, status: 'completed' });
  if (sent.output?.title !== undefined) run.output.title = sent.output.title;
  if (sent.output?.summary !== undefined) run.output.summary = sent.output.summary;
  run.output.annotations.push(...(sent.output?.annotations ?? []));
  return { status: 200, body: shown(run) };
}

/** The platform answers with the number of annotations and not with the annotations. */
function shown(run: ServerCheckRun): unknown {
  const { annotations, ...output } = run.output;
  return { ...run, output: { ...output, annotations_count: annotations.length } };
}

function listCheckRuns(state: ServerState, ref: string, query: URLSearchParams): Result {
  const name = query.get('check_name');
  const status = query.get('status');
  const runs = state.checkRuns.filter(
    (run) => run.head_sha === ref && (name === null || run.name === name) && (status === null || run.status === status),
  );
  const result = page(runs.map(shown), query);
  return { ...result, body: { total_count: runs.length, check_runs: result.body } };
}

/** git's own CGI program, as any web server would run it. Only fetching is served. */
function runGitBackend(
  directory: string,
  inside: string,
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  response: ServerResponse,
): void {
  const child = spawn(
    'git',
    [
      '-c',
      'safe.directory=*',
      '-c',
      'uploadpack.allowAnySHA1InWant=true',
      '-c',
      'uploadpack.allowFilter=true',
      'http-backend',
    ],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        GIT_PROJECT_ROOT: directory,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: inside,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? '',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        CONTENT_LENGTH: String(body.length),
        ...(request.headers['content-encoding'] !== undefined && {
          HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
        }),
        ...(request.headers['git-protocol'] !== undefined && { GIT_PROTOCOL: String(request.headers['git-protocol']) }),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => {
    const output = Buffer.concat(chunks);
    const split = output.indexOf('\r\n\r\n');
    const headers = Object.fromEntries(
      output
        .subarray(0, Math.max(0, split))
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.split(/:\s*/, 2) as [string, string]),
    );
    const { Status: status = '200', ...rest } = headers;
    response.writeHead(Number.parseInt(status, 10), rest).end(output.subarray(split + 4));
  });
  // It may end without having read everything; its answer says so.
  child.stdin.on('error', () => {});
  child.stdin.end(body);
}
