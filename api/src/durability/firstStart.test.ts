import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { PROGRAMME } from '../db/seed/programme';
import { startApi } from '../testing/apiProcess';

const ROOT = path.join(__dirname, '../..');
/** Delays after the start of a step, ms: no partial work of that moment may matter. */
const MOMENTS = [
  ['Opening and migrating the database', 0],
  ['Opening and migrating the database', 400],
  ['Opening and migrating the database', 1_500],
  ['Drawing demo pictures', 300],
] as const;

const dataDir = temporaryFolder('first-start');

/** Resolves when the api reports `step`. */
async function reached(api: ChildProcess, step: string): Promise<void> {
  for (;;) {
    const [message] = (await once(api, 'message')) as [{ step: string }];
    if (message.step === step) return;
  }
}

it('starts after a first start that was killed, however often', async () => {
  for (const [step, ms] of MOMENTS) {
    const api = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'on', API_PORT: '1' },
    });
    const ended = once(api, 'exit');
    await reached(api, step);
    await after(ms);
    api.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  }

  const api = await startApi({ DATA_DIR: dataDir, DEMO: 'on' });
  const answer = await fetch(`${api.url}/api/public/sitemap`);
  const { startups } = (await answer.json()) as { startups: unknown[] };
  api.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  expect(startups).toHaveLength(PROGRAMME.filter(({ published }) => published).length);
});
