import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import sharp from 'sharp';
import { systemClock } from '../app/clock';
import { readConfig } from '../app/env';
import { drizzleEmbedded } from '../db/embedded';
import { MIGRATIONS } from '../db/migrationsFolder';
import { passwordHasher } from '../deps/passwords';
import { buildApp } from '../server/app';
import { createDeps } from '../server/createDeps';
import { PASSWORD } from '../testing';
import { caller } from '../testing/caller';
import { people } from '../testing/people';

const folder = temporaryFolder('backup');

/** A new embedded database starts as a copy of the worker's, if that is embedded. */
const ready = () => globalThis.workerDatabase.embedded !== undefined;

/** The api over a data folder, as it starts: migrations first. */
async function open(name: string, fresh = false) {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const client = await globalThis.openFolder(path.join(dataDir, 'db'), fresh);
  const db = drizzleEmbedded(client);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const deps = createDeps(config, { db, close: () => client.close() });
  const app = await buildApp(deps);
  return {
    ...caller(app),
    ...people({ ...deps, clock: systemClock, passwords: passwordHasher() }),
    media: deps.media,
    async close() {
      await app.close();
      await client.close();
    },
  };
}

it('a copy of the data folder has everything, and starts like the original', async () => {
  const first = await open('first', ready());
  const startup = await first.startup({ name: 'Zrno' });
  const founder = await first.joins(startup);
  await first.post(`/startups/${startup.id}/updates`, { update: 'We sold one.' }, { as: founder });
  await first.post('/forgot-password', { email: founder.email });
  const form = { name: 'Đorđe', surname: '/', profile_photo: await picture() };
  const saved = await first.call('POST', '/account/settings', { as: founder, form });
  await first.close();
  await cp(path.join(folder, 'first'), path.join(folder, 'copy'), { recursive: true });
  const copy = await open('copy');

  expect((await copy.get('/user', { as: founder })).body.name).toBe('Đorđe');
  const credentials = { email: founder.email, password: PASSWORD };
  expect((await copy.post('/login', credentials)).status).toBe(200);
  const { body: updates } = await copy.get(`/startups/${startup.id}/updates`);
  expect(updates.data).toMatchObject([{ update: 'We sold one.' }]);
  expect(await copy.media.get(saved.body.user.profile_photo)).toBeDefined();
  // Sequences continue, so ids are not reused.
  expect((await copy.startup()).id).toBeGreaterThan(founder.id);
  await copy.close();
});

async function picture(): Promise<Blob> {
  const plain = { width: 100, height: 100, channels: 3, background: '#e8194b' } as const;
  const bytes = await sharp({ create: plain }).png().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}
