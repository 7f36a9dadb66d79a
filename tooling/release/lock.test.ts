import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { withLock } from './lock';

const folder = temporaryFolder('lock');

describe('a lock', () => {
  it('runs one after the other, and is removed afterwards', async () => {
    const file = join(folder, 'dist/lock');
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} in`);
      await new Promise((done) => setTimeout(done, 20));
      steps.push(`${name} out`);
    };

    await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);

    expect(steps).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(existsSync(file)).toBe(false);
  });

  it('is released when the work fails', async () => {
    const file = join(folder, 'failing');
    const failing = withLock(file, () => Promise.reject(new Error('boom')));
    await expect(failing).rejects.toThrow('boom');
    expect(existsSync(file)).toBe(false);
  });

  it('of a crashed process is taken over', async () => {
    const file = join(folder, 'stale');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  });
});
