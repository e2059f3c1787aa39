// Synthetic repositories of any size, by seed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';

const gitEnv = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** One value of about 40 bytes a record, records to about `bytes`; `edit` changes the one in the middle. */
function json(bytes, seed, edit) {
  const records = Math.max(1, Math.round(bytes / 44));
  const parts = [];
  for (let index = 0; index < records; index += 1) {
    const value = ((seed * 7_919 + index * 104_729) % 1_000_003) + (edit && index === records >> 1 ? 1 : 0);
    parts.push(`{"id": ${index}, "name": "n${(index * 31) % 9_973}", "value": ${value}}`);
  }
  return `[\n${parts.join(',\n')}\n]\n`;
}

/** `files` in all, of which `changed` are fixtures that head edits, in `commits` commits with a record for each. */
export async function repository(directory, { files, changed, commits, bytes }) {
  execFileSync('git', ['init', '-q', directory], { env: gitEnv });
  const feed = spawn('git', ['-C', directory, 'fast-import', '--quiet'], {
    env: gitEnv,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const write = (text) => (feed.stdin.write(text) ? undefined : new Promise((done) => feed.stdin.once('drain', done)));
  const person = (time) => `Bench <bench@example.test> ${1_767_225_600 + time} +0000`;
  const path = (index) => `pkg${index % 50}/fixtures/f${index}.json`;
  const file = (name, text) => write(`M 100644 inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  await write(`commit refs/heads/base\ncommitter ${person(0)}\ndata 5\nbase\n\n`);
  for (let index = 0; index < changed; index += 1) await file(path(index), json(bytes, index, false));
  for (let index = changed; index < files; index += 1)
    await file(`src/m${index % 80}/d${index % 4_000}/f${index}.txt`, `file ${index}\n`);
  const per = Math.ceil(changed / commits);
  for (let commit = 0; commit < commits; commit += 1) {
    const mine = Array.from({ length: changed }, (_, index) => index).slice(commit * per, (commit + 1) * per);
    const trailers = mine.map(
      (index) => `Fixture-Change: ${path(index)} purpose=rebuild source=generator-of-the-bench`,
    );
    const message = `Edit ${commit}\n\n${trailers.join('\n')}\n`;
    await write(
      `commit refs/heads/head\ncommitter ${person(commit + 1)}\ndata ${Buffer.byteLength(message)}\n${message}${commit === 0 ? 'from refs/heads/base\n' : ''}`,
    );
    for (const index of mine) await file(path(index), json(bytes, index, true));
  }
  feed.stdin.end();
  await new Promise((done) => feed.once('close', done));
  return directory;
}

/** Files of one folder that all folders have in common. */
const SHARED_FILES = 100;
/** Contents that the fixtures have in turn. */
const CONTENTS = 500;

/**
 * As `repository`, of many more files than could be written one by one: folders without fixtures are one and the same tree, and fixtures
 * have few contents. What has to be listed, compared and told is what it would be otherwise.
 */
export async function hugeRepository(directory, { files, changed, commits, bytes }) {
  execFileSync('git', ['init', '-q', '--bare', directory], { env: gitEnv });
  const run = (...args) => execFileSync('git', ['-C', directory, ...args], { env: gitEnv, encoding: 'utf8' }).trim();
  const person = (time) => `Bench <bench@example.test> ${1_767_225_600 + time} +0000`;
  const blob = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const feed = (lines) =>
    execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], {
      env: gitEnv,
      input: lines.join(''),
      maxBuffer: 1 << 28,
    });
  const contents = Array.from({ length: CONTENTS }, (_, index) =>
    [false, true].map((edit) => json(bytes, index, edit)),
  );
  feed([
    ...contents.flatMap((pair) => pair.map((text) => `blob\n${blob(text)}`)),
    `commit refs/heads/folder\ncommitter ${person(0)}\ndata 7\nfolder\n\n`,
    ...Array.from({ length: SHARED_FILES }, (_, index) => `M 100644 inline f${index}.txt\n${blob(`file ${index}\n`)}`),
  ]);
  const folder = run('rev-parse', 'folder^{tree}');
  const idOf = (text) =>
    createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex');
  const ids = contents.map((pair) => pair.map(idOf));
  const path = (index) => `pkg${index % 50}/fixtures/f${index}.json`;
  const put = (index, side) => `M 100644 ${ids[index % CONTENTS][side]} ${path(index)}\n`;
  const folders = Math.round((files - changed) / SHARED_FILES);
  feed([
    `commit refs/heads/base\ncommitter ${person(0)}\ndata 5\nbase\n\n`,
    ...Array.from({ length: changed }, (_, index) => put(index, 0)),
    ...Array.from({ length: folders }, (_, index) => `M 040000 ${folder} src/m${index % 200}/d${index}\n`),
  ]);
  const per = Math.ceil(changed / commits);
  for (let commit = 0; commit < commits; commit += 1) {
    const mine = Array.from({ length: Math.min(per, changed - commit * per) }, (_, index) => commit * per + index);
    const trailers = mine.map(
      (index) => `Fixture-Change: ${path(index)} purpose=rebuild source=generator-of-the-bench`,
    );
    const message = `Edit ${commit}\n\n${trailers.join('\n')}\n`;
    const from = commit === 0 ? 'from refs/heads/base\n' : 'from refs/heads/head^0\n';
    feed([
      `commit refs/heads/head\ncommitter ${person(commit + 1)}\ndata ${Buffer.byteLength(message)}\n${message}${from}`,
      ...mine.map((index) => put(index, 1)),
    ]);
  }
  run('symbolic-ref', 'HEAD', 'refs/heads/head');
  return directory;
}
