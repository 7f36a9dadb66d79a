import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';

import { DAY } from '../../app/clock';
import * as schema from '../../db/schema';
import { forgetOldMail } from '../../mail/forgetOldMail';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { eraseDue } from './eraseDue';
import { eraseUser } from './eraseUser';

const kit = testApp();
const mail = mailbox(kit);

const ask = (as: TestUser, password?: string) => kit.post('/account/delete', { password }, { as });
const status = async (as: TestUser) => (await kit.get('/account/delete', { as })).body.deletes_at;

/** A user with rows in as many tables as possible. */
async function busyPerson() {
  const mark = `canary${Math.random().toString(36).slice(2, 10)}`;
  const email = `${mark}@people.example`;
  const phoneNumber = '+359881234567';
  const ana = await kit.person({
    name: mark,
    surname: mark,
    email,
    bio: mark,
    username: mark,
    phoneNumber,
  });
  const startup = await kit.startup();
  await kit.joins(startup);
  const now = kit.clock.now();
  const joined = {
    startupId: startup.id,
    userId: ana.id,
    kind: 'founder',
    position: 'CTO',
  } as const;
  await kit.db.insert(schema.teamMembers).values({ ...joined, joinedAt: now });
  await kit.post(`/startups/${startup.id}/updates`, { update: 'We ship.' }, { as: ana });
  await kit.post(`/startups/${startup.id}/follow`, {}, { as: ana });
  await kit.post('/email-subscribe', { email });
  await kit.post('/contact', { name: mark, email, message: `Hello from ${mark}` });
  const png = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const form = { name: mark, surname: mark, profile_photo: new Blob([new Uint8Array(png)]) };
  await kit.call('POST', '/account/settings', { as: ana, form });
  await kit.post(
    '/account/social-links',
    { website_links: `https://${mark}.example` },
    { as: ana },
  );
  await mail.collect();
  return { ana, startup, mark };
}

/** Whether the table references an account or has an email address. */
const namesPerson = (table: PgTable) =>
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.users) ||
  Object.keys(getTableColumns(table)).some((name) => name === 'email' || name === 'toEmail');

/** Every row of the database as one text. */
async function everything(): Promise<string> {
  const { rows } = (await kit.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: { tablename: string }[] };
  const all = [];
  for (const { tablename } of rows) {
    all.push(await kit.db.execute(sql`select t.*::text from ${sql.identifier(tablename)} t`));
  }
  return JSON.stringify(all);
}

describe('GET /account/export', () => {
  it('is a file with all data about the caller, and no secret', async () => {
    const { ana, mark } = await busyPerson();
    const { status, body, headers } = await kit.get('/account/export', { as: ana });

    expect({ status, type: headers['content-disposition'] }).toEqual({
      status: 200,
      type: 'attachment; filename="my-data.json"',
    });
    expect(body).toMatchObject({
      profile: { email: `${mark}@people.example`, phone_number: '+359881234567' },
      updates: [{ update: 'We ship.' }],
      startups: [{ position: 'CTO' }],
      followed_startups: [expect.anything()],
      contact_messages: [{ message: `Hello from ${mark}` }],
      newsletter: [{ status: 'pending' }],
    });
    expect(Buffer.from(body.profile_photo_webp, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    const { retention: _about, ...data } = body;
    expect(JSON.stringify(data)).not.toMatch(/argon2|Hash|token/i);
  });

  it.each([
    ['GET', '/account/export'],
    ['GET', '/account/delete'],
    ['POST', '/account/delete'],
    ['POST', '/account/delete/cancel'],
  ] as const)('a guest may not %s %s', async (method, path) => {
    expect(await kit.call(method, path)).toMatchObject({ status: 401 });
  });
});

describe('POST /account/delete', () => {
  it('needs the password if the account has one', async () => {
    const [ana, google] = [await kit.person(), await kit.person({ passwordHash: null })];

    expect(await ask(ana)).toMatchObject({ status: 422 });
    expect((await ask(ana, 'Wrong-password-1')).body.errors).toEqual({
      password: ['The password is incorrect.'],
    });
    expect(await status(ana)).toBeNull();
    expect(await ask(google)).toMatchObject({ status: 200 });
  });

  it('is refused to the last founder of a startup', async () => {
    const founder = await kit.joins(await kit.startup({ name: 'Zrno' }));
    const { status, body } = await ask(founder, PASSWORD);

    expect(status).toBe(409);
    expect(body.message).toContain('You are the last founder of Zrno.');
  });

  it('leaves 14 days to cancel it', async () => {
    const ana = await kit.person();
    const { body } = await ask(ana, PASSWORD);
    const day = new Date(kit.clock.now().getTime() + 14 * DAY).toISOString();
    expect(body).toEqual({ deletes_at: day });
    expect((await mail.for(ana.email))[0]!.body.text).toContain(day.slice(0, 10));

    kit.clock.advance(DAY);
    expect((await ask(ana, PASSWORD)).body).toEqual({ deletes_at: day });
    await kit.post('/account/delete/cancel', undefined, { as: ana });
    expect(await status(ana)).toBeNull();
    kit.clock.advance(20 * DAY);
    await eraseDue(kit.deps);
    expect(await kit.get(`/users/${ana.id}`)).toMatchObject({ status: 200 });
  });

  it('is executed once with one farewell mail, whatever the number of processes', async () => {
    const ana = await kit.person();
    await ask(ana, PASSWORD);
    await mail.collect();
    kit.clock.advance(14 * DAY);
    await Promise.all([1, 2, 3, 4].map(() => eraseDue(kit.deps)));

    const subjects = (await mail.collect()).map(({ body }) => body.subject);
    expect(subjects).toEqual(['Your account is deleted']);
  });

  it('leaves no trace of the person in any table, but the posts of the team', async () => {
    const { ana, startup, mark } = await busyPerson();
    const photo = (await kit.get('/user', { as: ana })).body.profile_photo.replace('.webp', '');
    await ask(ana, PASSWORD);
    kit.clock.advance(14 * DAY - 1);
    await eraseDue(kit.deps);
    expect(await everything()).toContain(mark);

    kit.clock.advance(1);
    await eraseDue(kit.deps);
    expect((await mail.for(ana.email))[0]!.body.subject).toBe('Your account is deleted');
    kit.clock.advance(31 * DAY);
    await forgetOldMail(kit.deps);

    expect((await everything()).includes(mark)).toBe(false);
    expect(kit.store.names().filter((name) => name.startsWith(photo))).toEqual([]);
    expect(await kit.get(`/users/${ana.id}`)).toMatchObject({ status: 404 });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 401 });
    const { body } = await kit.get(`/startups/${startup.id}/updates`);
    expect(body.data).toMatchObject([{ update: 'We ship.' }]);
  });

  it('covers every table that references a person', async () => {
    const { ana } = await busyPerson();
    const changed = new Set<string>();
    const db = new Proxy(kit.db, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (key !== 'delete' && key !== 'update') return value;
        return (table: PgTable) => {
          changed.add(getTableName(table));
          return value.call(target, table);
        };
      },
    });
    await eraseUser({ ...kit.deps, db }, ana.id);

    // References a row that stays but names nobody.
    const stays = ['schedules', 'startup_updates'];
    const missing = Object.values(schema)
      .flatMap((one) => (is(one, PgTable) && namesPerson(one) ? [getTableName(one)] : []))
      .filter((name) => !changed.has(name) && !stays.includes(name));
    expect(missing).toEqual([]);
  });
});
