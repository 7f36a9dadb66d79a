import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { drizzleEmbedded } from './embedded';
import { MIGRATIONS } from './migrationsFolder';

const folder = temporaryFolder('migrations');

/** The migrations up to one, without it. */
async function migrationsBefore(tag: string): Promise<string> {
  const before = path.join(folder, tag);
  await cp(MIGRATIONS, before, { recursive: true });
  const file = path.join(before, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const at = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  expect(at).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return before;
}

it('0013 registers pictures in use', async () => {
  const client = await globalThis.openFolder(path.join(folder, 'db'));
  const db = drizzleEmbedded(client);
  await migrate(db, { migrationsFolder: await migrationsBefore('0013_pictures') });
  const name = `users/${'0a'.repeat(16)}`;
  for (const [who, photo] of Object.entries({ ana: `/${name}.webp`, bo: 'none-of-ours', cy: null }))
    await db.execute(sql`insert into users (name, surname, username, email, profile_photo, created_at)
      values (${who}, '/', ${who}, ${`${who}@people.example`}, ${photo}, now())`);
  await migrate(db, { migrationsFolder: MIGRATIONS });

  const { rows } = await db.execute(sql`select name, state, encoded_at from pictures`);
  expect(rows).toEqual([{ name, state: 'live', encoded_at: null }]);
  await client.close();
});

it('a schema snapshot exists for the newest migration only', async () => {
  const stored = (await readdir(path.join(MIGRATIONS, 'meta'))).sort();
  const [newest] = (await readdir(MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .reverse();
  expect(stored).toEqual([`${newest?.slice(0, 4)}_snapshot.json`, '_journal.json']);
});
