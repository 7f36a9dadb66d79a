import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { type BreakingLine, breakingLine } from '../testing/breakingLine';
import { dyingDisk } from '../testing/dyingDisk';
import { memoryBucket } from '../testing/memoryBucket';
import { QUICK_FOLDER } from '../testing/storePlaces';
import { folderStore } from './folderStore';
import { openStore, type Store } from './store';

const BEFORE = '{"schema":1,"revision":1}';
const AFTER = '{"schema":1,"revision":2,"parent":1}';

describe('a writer into a folder that dies at any byte', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(QUICK_FOLDER, 'store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Resolves when the writer is dead. */
  const dyingAt = (byte: number, write: (store: Store) => Promise<unknown>) =>
    new Promise<void>((dead) => {
      const die = () => {
        dead();
        return new Promise<void>(() => {});
      };
      void write(
        folderStore(
          folder,
          dyingDisk(1, () => byte, die),
        ),
      );
    });

  it('leaves the old file, or none, and the key usable for others', async () => {
    const store = openStore(folder);
    await store.replace('registry.json', BEFORE);
    for (let byte = 0; byte <= AFTER.length; byte += 1) {
      await dyingAt(byte, (dying) => dying.replace('registry.json', AFTER));
      expect(String(await store.read('registry.json'))).toBe(BEFORE);
      await dyingAt(byte, (dying) => dying.create('registry/revisions/000002.json', AFTER));
      expect(await store.list('registry/')).toEqual([]);
    }
    expect(await store.create('registry/revisions/000002.json', AFTER)).toBe(true);
  });
});

it('a full disk fails a write, and keeps no file open', async () => {
  const opened: FileHandle[] = [];
  const full = async () => {
    opened.push(await open('/dev/full', 'w'));
    return opened.at(-1)!;
  };
  const folder = temporaryFolder('full');
  await expect(folderStore(folder, full).replace('registry.json', AFTER)).rejects.toThrow('ENOSPC');
  expect(opened.map(({ fd }) => fd)).toEqual([-1]);
  expect(await openStore(folder).list('')).toEqual([]);
});

describe('a connection to a bucket that breaks at any byte', () => {
  const KEY = 'registry/revisions/000002.json';
  let bucket: Awaited<ReturnType<typeof memoryBucket>>;
  let line: BreakingLine;
  let near: Store;
  let far: Store;
  beforeAll(async () => {
    bucket = await memoryBucket();
    line = await breakingLine(bucket.url);
    near = openStore(bucket.url);
    far = openStore(line.url);
    await near.replace('registry.json', BEFORE);
    await far.create('first', ''); // proves that the bucket supports exclusive creation
  });
  afterEach(() => line.mend());
  afterAll(async () => {
    await line.stop();
    await bucket.stop();
  });

  it('leaves the old object, or none, and informs the writer', async () => {
    const breakAt = (key: string, short: number) =>
      line.break({ key, bytes: (size) => size - short, broken: (end) => end.destroy() });
    // From the last byte of the body back into the head of the request.
    for (let short = 1; short < AFTER.length + 3; short += 1) {
      breakAt('registry.json', short);
      await expect(far.replace('registry.json', AFTER)).rejects.toThrow(
        'The release bucket failed',
      );
      expect(String(await near.read('registry.json'))).toBe(BEFORE);
      breakAt(KEY, short);
      await expect(far.create(KEY, AFTER)).rejects.toThrow('The release bucket failed');
      expect(await near.read(KEY)).toBeUndefined();
    }
    line.mend();
    expect(await far.create(KEY, AFTER)).toBe(true);
  });

  it('after the last byte leaves the whole object, which its writer recognizes', async () => {
    const broken = (end: { destroy(): unknown }) => {
      line.mend();
      end.destroy();
    };
    const key = 'registry/revisions/000003.json';
    line.break({ key, bytes: (size) => size, broken });
    expect(await far.create(key, AFTER)).toBe(true);
    expect(String(await near.read(key))).toBe(AFTER);
  });
});
