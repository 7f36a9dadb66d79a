import path from 'node:path';
import sharp from 'sharp';

import { HOUR, systemClock } from '../app/clock';
import { users } from '../db/schema';
import { passwordHasher } from '../deps/passwords';
import { pictureEncoder } from '../media/encoding/pictureEncoder';
import { folderStore } from '../media/folderStore';
import { pictureMedia } from '../media/media';
import { ownerOf, pictureName } from '../media/pictureFiles';
import type { TestUser } from '../testing';
import { type ApiProcess, startApi } from '../testing/apiProcess';
import { people } from '../testing/people';
import { type ProcessDatabase, processDatabase } from '../testing/processDatabase';

const KILLS = Number(process.env.KILLS ?? 2);

let database: ProcessDatabase;
let api: ApiProcess | undefined;
let ana: TestUser;
let photo: Blob;

beforeAll(async () => {
  database = await processDatabase();
  const { db, close } = await database.open();
  ana = await people({ db, clock: systemClock, passwords: passwordHasher() } as never).person();
  await close();
  const plain = { width: 700, height: 700, channels: 3, background: '#e8194b' } as const;
  photo = new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
});
afterAll(async () => {
  api?.kill('SIGKILL');
  await api?.ended;
});

/** @returns the path of the new photo; undefined when the api is gone */
async function upload(): Promise<string | undefined> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ana', surname: '/', profile_photo: photo })) {
    body.append(name, value);
  }
  const headers = { authorization: `Bearer ${ana.token}` };
  const url = `${api!.url}/api/account/settings`;
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  if (!answer) return undefined;
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { user: { profile_photo: string } }).user.profile_photo;
}

it('leaves an existing photo, and no other files, however often the api is killed', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    api = await startApi(database.env);
    await upload();
    // The next ones are in progress: being encoded, written or replaced.
    const pending = [upload(), upload(), upload()];
    const last = await Promise.race(pending);
    api.kill('SIGKILL');
    await Promise.all([...pending.map((each) => each.catch(() => undefined)), api.ended]);
    expect(last).toBeDefined();
  }

  const { db, close } = await database.open();
  const store = folderStore(path.join(database.env.DATA_DIR!, 'media'));
  const clock = { now: () => new Date(Date.now() + 2 * HOUR) };
  const media = pictureMedia({ store, encoder: pictureEncoder(), db, clock });
  await media.sweep();
  await media.encode();
  const [row] = await db.select({ photo: users.profilePhoto }).from(users);
  const files = await store.list('users/');
  await close();

  const whole = files.filter(({ name }) => !ownerOf(name)!.partial);
  expect(await store.get(row!.photo!)).toBeDefined();
  expect(whole).toHaveLength(7);
  expect(new Set(whole.map(({ name }) => ownerOf(name)!.picture))).toEqual(
    new Set([pictureName(row!.photo!)]),
  );
});
