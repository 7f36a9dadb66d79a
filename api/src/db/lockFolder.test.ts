import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { lockFolder } from './lockFolder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('hold');
});
afterEach(() => {
  rmSync(`${folder}.pid`, { force: true });
  rmSync(`${folder}.lock`, { recursive: true, force: true });
});

/** Another process that locks the folder and keeps it. */
async function takenElsewhere() {
  const script = `require(${JSON.stringify(path.join(__dirname, 'lockFolder.ts'))}).lockFolder(${JSON.stringify(folder)})
    .then(() => { process.stdout.write('held'); setInterval(() => {}, 1000); });`;
  const holder = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  return holder;
}

async function kill(holder: ChildProcess) {
  const ended = new Promise((resolve) => holder.once('close', resolve));
  holder.kill('SIGKILL');
  await ended;
}

describe('a data folder', () => {
  it('is locked by one process: a second one is told which', async () => {
    const holder = await takenElsewhere();
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by the process ${holder.pid}`);
    await kill(holder);
  });

  it('is taken over from a killed process', async () => {
    await kill(await takenElsewhere());

    const release = await lockFolder(folder);

    expect(readFileSync(`${folder}.pid`, 'utf8')).toBe(String(process.pid));
    await release();
  });

  it('is taken over from a process that was killed before it wrote its id', async () => {
    mkdirSync(`${folder}.lock`);
    const beat = Date.now() / 1_000 - 29; // its last; after 30 seconds it counts as dead
    utimesSync(`${folder}.lock`, beat, beat);
    await (await lockFolder(folder))();
  });

  it('can be locked again after a release', async () => {
    const release = await lockFolder(folder);
    await release();
    await (await lockFolder(folder))();
  });
});
