import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

const [SIZE, ROOMY, SCANT, FULL] = [16, 100, 5, 0];

let folder: string;
let lines: string;
let stop: () => void;

beforeEach(() => {
  folder = temporaryFolder('reserve');
  const df = join(folder, 'df'); // a fake df, because a real disk for the test would need root
  writeFileSync(
    df,
    '#!/bin/sh\necho >> "$2/looks"\necho Avail\ncat "$2/free"\n'.replaceAll('$2', folder),
  );
  chmodSync(df, 0o755);
});

afterEach(() => stop());

/** Sets how many megabytes are free. */
function have(free: number) {
  writeFileSync(join(folder, 'next'), `  ${free}\n`);
  renameSync(join(folder, 'next'), join(folder, 'free'));
}

function start() {
  const child = spawn('/bin/sh', [join(__dirname, 'reserve.sh'), folder, String(SIZE)], {
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  lines = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      lines += text;
    });
  stop = () => child.kill();
}

/** Number of checks so far. */
const looks = () =>
  existsSync(join(folder, 'looks')) ? readFileSync(join(folder, 'looks')).length : 0;

const isKept = () => existsSync(join(folder, 'reserve'));

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(50);
}

it('is skipped where the disk does not allow it', async () => {
  writeFileSync(join(folder, 'fallocate'), '#!/bin/sh\n: > "$3"\nexit 1\n', { mode: 0o755 });
  have(ROOMY);
  start();
  const before = looks();
  await until(() => looks() > before + 2);
  expect(lines).not.toMatch(/in reserve/);
  rmSync(join(folder, 'fallocate'));
  await until(() => /in reserve/.test(lines));
});

it('is checked again when the free space was unknown', async () => {
  have(ROOMY);
  start();
  await until(isKept);
  rmSync(join(folder, 'free'));
  const before = looks();
  await until(() => looks() > before + 2);
  expect(isKept()).toBe(true);
  have(FULL);
  await until(() => !isKept());
});

it('is released when the disk is full, with a message, and restored when there is room', async () => {
  have(ROOMY);
  start();
  await until(isKept);
  have(FULL);
  await until(() => !isKept());
  await until(() => /is full/.test(lines));
  have(SCANT);
  const before = { lines, looks: looks() };
  await until(() => looks() > before.looks + 2);
  expect([isKept(), lines]).toEqual([false, before.lines]);
  have(ROOMY);
  await until(isKept);
});
