import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'server-kit/testing/freePort';
import { localServer } from 'server-kit/testing/localServer';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { waitUntilReady } from './waitUntilReady';

const ROOT = path.join(__dirname, '../..');

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder('alone');
});

/** Runs `npm run edge` or `npm run api` like a supervisor. */
function runs(command: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['server-kit/bin/run.mjs', command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, output }));
  return { child, ended };
}

it('an edge alone finishes its requests after SIGTERM, and exits with 0', async () => {
  let answer = () => {};
  let onSlow = () => {};
  const asked = new Promise<void>((resolve) => {
    onSlow = resolve;
  });
  const api = await localServer(({ url }, reply) => {
    if (url !== '/api/slow') return void reply.end('{}');
    answer = () => reply.end('{"slow":true}');
    onSlow();
  });
  const port = await freePort();
  const { child, ended } = runs('edge', { PORT: String(port), API_PORT: String(api.port) });

  await waitUntilReady(`http://127.0.0.1:${port}/favicon.svg`);
  const empty = await fetch(`http://127.0.0.1:${port}/edge/health`);
  expect(empty.status).toBe(503); // nothing is published yet; the edge serves pages as soon as a release is

  const slow = fetch(`http://127.0.0.1:${port}/api/slow`);
  await asked;
  child.kill('SIGTERM');
  const refused = (): Promise<void> =>
    fetch(`http://127.0.0.1:${port}/favicon.svg`).then(refused, () => {});
  await refused();
  answer();
  expect(await (await slow).json()).toEqual({ slow: true });
  expect(await ended).toMatchObject({ code: 0 });
  await api.stop();
});

it('an edge alone reports a taken port, and exits with 1', async () => {
  const { port, stop } = await localServer(() => {});
  const { ended } = runs('edge', { PORT: String(port) });
  expect(await ended).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop what uses it, or set PORT to another port.\n`,
  });
  await stop();
});

it.each(['edge', 'api'])('an %s alone refuses contradicting variables', async (name) => {
  const { ended } = runs(name, { NODE_ENV: 'production', DEMO: '1' });
  const { code, output: text } = await ended;
  expect(code).toBe(1);
  expect(text).toMatch(/^NODE_ENV is production, but PUBLIC_URL is not set.*\nDEMO is on/);
  expect(readdirSync(dataDir)).toEqual([]);
});
