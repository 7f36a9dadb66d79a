import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderStore } from './folderStore';
import { readHead, readRevision, revise, revisionKey } from './revisions';
import { openStore, type Store } from './store';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  store = folderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ANA = { by: 'ana', reason: 'test' };

describe('a store in a folder', () => {
  it('writes where nothing is, and nowhere else', async () => {
    await expect(store.create('a/b.txt', 'one')).resolves.toBe(true);
    await expect(store.create('a/b.txt', 'two')).resolves.toBe(false);

    expect(String(await store.read('a/b.txt'))).toBe('one');
    await expect(store.read('a/c.txt')).resolves.toBeUndefined();
    await expect(store.list('a/')).resolves.toEqual(['a/b.txt']);
    await expect(store.list('nowhere/')).resolves.toEqual([]);
  });

  it('lets one of many win a key', async () => {
    const won = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.create('key', `${index}`)),
    );

    expect(won.filter(Boolean)).toHaveLength(1);
    expect(readdirSync(join(folder, '.half'))).toEqual([]);
  });

  it('stamps what changed', async () => {
    await store.replace('p', 'one');
    const before = await store.stamp('p');
    await store.replace('p', 'two');

    expect(await store.stamp('p')).not.toBe(before);
    await expect(store.stamp('q')).resolves.toBeUndefined();
  });

  it('is not kept at an address it cannot write to', () => {
    expect(() => openStore('ftp://store')).toThrow(
      "STORE_URL must be a folder, not 'ftp://store'.",
    );
  });
});

describe('revisions', () => {
  it('are counted from 1, each naming the one before it and who made it', async () => {
    await revise(store, ANA, (now) => now);
    await revise(store, { by: 'bojan', reason: 'again' }, (now) => now);

    expect(await readRevision(store, 1)).toMatchObject({ revision: 1, parent: null, by: 'ana' });
    expect(await readHead(store)).toMatchObject({ revision: 2, parent: 1, by: 'bojan' });
  });

  it('are not made when there is nothing to change', async () => {
    await revise(store, ANA, (now) => now);
    await expect(revise(store, ANA, () => undefined)).resolves.toMatchObject({ revision: 1 });
  });

  it('are found when their maker died before moving the pointer', async () => {
    await revise(store, ANA, (now) => now);
    const text = JSON.stringify({ ...(await readHead(store)), revision: 2, parent: 1 });
    await store.create(revisionKey(2), text);

    expect(await readHead(store)).toMatchObject({ revision: 2 });
    expect(await revise(store, ANA, (now) => now)).toMatchObject({ revision: 3 });
  });

  it('say what is wrong with one that was tampered with', async () => {
    writeFileSync(join(folder, 'registry.json'), '{"schema":1}');
    await expect(readHead(store)).rejects.toThrow('registry.json is no registry: revision');
  });

  it('survive four processes that make 40 each', async () => {
    const started = ['a', 'b', 'c', 'd'].map((name) => child(name, 40));
    await Promise.all(started);

    const head = await readHead(store);
    expect(head?.revision).toBe(160);
    const reasons: string[] = [];
    for (let n = 1; n <= 160; n += 1) {
      const revision = await readRevision(store, n);
      expect(revision?.parent).toBe(n === 1 ? null : n - 1);
      reasons.push(revision!.reason);
    }
    for (const name of ['a', 'b', 'c', 'd']) {
      const own = reasons.filter((reason) => reason.startsWith(name));
      expect(own).toEqual(Array.from({ length: 40 }, (_, index) => `${name} ${index}`));
    }
  }, 60_000);
});

function child(name: string, times: number): Promise<void> {
  const script = join(__dirname, '../testing/reviseOften.ts');
  const argv = ['--import', 'tsx', script, folder, name, String(times)];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, argv, { stdio: 'inherit' }).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`child ${name} ended with ${code}`)),
    );
  });
}
