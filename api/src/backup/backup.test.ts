import { readdirSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import { openAdminSocket } from '../admin/socket';
import { expectAnswers } from '../matrix/answers';
import { buildMatrixFixture, type MatrixFixture } from '../matrix/fixture';
import { ROWS } from '../matrix/rows';
import { dataFolders, type FolderKit } from '../testing/dataFolders';

/** The whole matrix takes minutes because of its writes; its reads show that the data is complete. */
const ASKED = ROWS.filter(({ method }) => process.env.BACKUP_ROWS === 'all' || method === 'GET');

const { folder, open, admin } = dataFolders();
const FILE = path.join(folder, 'quest.backup');
let first: FolderKit;
let fixture: MatrixFixture;
let photo: string;
let posted: string[];
let took: Awaited<ReturnType<typeof admin>>;

beforeAll(async () => {
  first = await open('first', globalThis.workerDatabase.embedded !== undefined);
  const closeSocket = await openAdminSocket(first.deps);
  fixture = await buildMatrixFixture(first);
  const form = { name: 'Đorđe', surname: '/', profile_photo: await picture() };
  const saved = await first.call('POST', '/account/settings', { as: fixture.people.founder, form });
  photo = saved.body.user.profile_photo;

  const taking = admin('first', 'backup', FILE);
  posted = await postUntil(taking);
  took = await taking;
  await closeSocket();
});

afterAll(() => first.close());

/** Posts continuously while the backup is taken. */
async function postUntil(taken: Promise<unknown>): Promise<string[]> {
  const updates: string[] = [];
  let isTaken = false;
  void taken.then(() => {
    isTaken = true;
  });
  while (!isTaken) {
    const update = `News ${updates.length}`;
    const path = `/startups/${fixture.startup.id}/updates`;
    expect((await first.post(path, { update }, { as: fixture.people.founder })).status).toBe(201);
    updates.push(update);
  }
  return updates;
}

async function picture(): Promise<Blob> {
  const plain = { width: 100, height: 100, channels: 3, background: '#e8194b' } as const;
  const bytes = await sharp({ create: plain }).png().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

describe('a backup of a running product', () => {
  it('is a file for its owner only, and leaves no other files', () => {
    expect(took).toEqual({ code: 0, output: expect.stringContaining(`written: ${FILE}`) });
    expect(statSync(FILE).mode & 0o777).toBe(0o600);
    expect(readdirSync(first.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['first', 'quest.backup']);
  });

  it('is not written over another file', async () => {
    expect(await admin('first', 'backup', FILE)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already exists'),
    });
  });
});

describe('a restored product', () => {
  let second: FolderKit;
  beforeAll(async () => {
    const restored = await admin('second', 'restore', FILE);
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('restored: ') });
    second = await open('second');
  });
  afterAll(() => second.close());

  it('has everything acknowledged before, and nothing partial', async () => {
    const { body } = await second.get(`/startups/${fixture.startup.id}/updates`);
    const there = body.data.map(({ update }: { update: string }) => update);
    const news = there.filter((update: string) => update.startsWith('News '));
    const last = Number(/\d+/.exec(news[0] ?? '-1'));

    expect(posted.length).toBeGreaterThan(0);
    expect(news).toEqual(
      posted
        .slice(0, last + 1)
        .reverse()
        .slice(0, news.length),
    );
    expect((await second.get('/user', { as: fixture.people.founder })).body.name).toBe('Đorđe');
    expect(await second.deps.media.get(photo)).toBeDefined();
    expect(second.deps.keys.token('n')).toBe(first.deps.keys.token('n'));
    expect(readdirSync(second.dataDir).sort()).toEqual(['db', 'media', 'secret.key']);
  });

  it.each(ASKED)('responds to $name like the original', async (row) => {
    await expectAnswers(second, row, fixture);
  });
});

it('replaces the content of a folder with --force', async () => {
  await mkdir(path.join(folder, 'full/media/users'), { recursive: true });
  await writeFile(path.join(folder, 'full/media/users/old.webp'), 'old');
  await writeFile(path.join(folder, 'full/db.unfinished'), '');

  expect((await admin('full', 'restore', FILE, '--force')).code).toBe(0);
  expect(readdirSync(path.join(folder, 'full/media/users'))).not.toContain('old.webp');
  expect(readdirSync(path.join(folder, 'full')).sort()).toEqual(['db', 'media', 'secret.key']);
});
