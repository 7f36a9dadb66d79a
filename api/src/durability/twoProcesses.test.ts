import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { DAY, systemClock } from '../app/clock';
import { readConfig } from '../app/env';
import { noLimits } from '../app/limiter';
import type { OpenDatabase } from '../db/database';
import { jobLeases, outbox, users } from '../db/schema';
import { openServer } from '../db/server';
import { passwordHasher } from '../deps/passwords';
import { postLetter } from '../mail/outbox';
import { type ApiProcess, startApi } from '../testing/apiProcess';
import { type MailCatcher, mailCatcher } from '../testing/mailCatcher';
import { people } from '../testing/people';
import { installedPostgres, packagedPostgres } from '../testing/postgresPrograms';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

const LEAVING = 16; // people whose accounts are due for erasure

let server: PostgresServer;
let database: OpenDatabase;
const dataDir = temporaryFolder('two');
let one: { api: ApiProcess; mails: MailCatcher };
let other: { api: ApiProcess; mails: MailCatcher };
/** Mails to the first process's server are acknowledged when this resolves. */
let acknowledged: Promise<void> = Promise.resolve();

async function start(onMail: () => void | Promise<void>) {
  const mails = await mailCatcher(onMail);
  const env = { DATA_DIR: dataDir, DATABASE_URL: `${server.url}/postgres`, SMTP_URL: mails.url };
  return {
    mails,
    api: await startApi({ ...env, APP_SECRET: 'a'.repeat(40) }),
  };
}
const startOne = () => start(() => acknowledged);

beforeAll(async () => {
  server = await startPostgres(installedPostgres() ?? packagedPostgres());
  database = await openServer({ url: `${server.url}/postgres` });
});

afterAll(async () => {
  for (const process of [one, other]) {
    process?.api.kill('SIGKILL');
    await process?.api.ended;
    await process?.mails.close();
  }
  await database?.close();
  await server?.stop();
});

/** Ends the leases of a killed process, instead of waiting for them. */
async function endLeasesOf({ pid }: ApiProcess) {
  const { db } = database;
  const lock = `${pid} %`;
  await db.update(jobLeases).set({ freeAt: sql`now()` }).where(like(jobLeases.holder, lock));
  await db.update(outbox).set({ dueAt: sql`now()` }).where(like(outbox.claimedBy, lock));
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(50);
}
const unsent = () => database.db.$count(outbox, isNull(outbox.sentAt));

it('a job runs in one process, also when the process that began it is killed', async () => {
  const { db } = database;
  const make = people({ db, clock: systemClock, passwords: passwordHasher() } as never);
  const deletionAskedAt = new Date(Date.now() - 15 * DAY);
  const leaving = await make.persons(Array.from({ length: LEAVING }, () => ({ deletionAskedAt })));
  const holder = new Client({ connectionString: `${server.url}/postgres` });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where id = $1 for update', [leaving[LEAVING / 2]!.id]);

  [one, other] = await Promise.all([startOne(), start(() => undefined)]);
  const eraser = async () =>
    (await db.select().from(jobLeases).where(eq(jobLeases.job, 'erase')))[0]?.holder;
  await until(async () => (await eraser()) !== undefined);
  const name = (await eraser())!;
  const isFirst = name.startsWith(`${one.api.pid} `);
  const [dying, heir] = isFirst ? [one, other] : [other, one];
  dying.api.kill('SIGKILL');
  await dying.api.ended;
  await holder.query('rollback');
  await holder.end();
  expect(await eraser()).toBe(name);

  const erased = () => db.$count(users, isNotNull(users.deletedAt));
  await endLeasesOf(dying.api);
  await until(async () => (await erased()) === LEAVING);
  expect(await eraser()).toMatch(new RegExp(`^${heir.api.pid} `));
  await until(async () => (await unsent()) === 0);

  const { toEmail } = outbox;
  const farewells = await db.select({ toEmail, mails: count() }).from(outbox).groupBy(toEmail);
  expect(farewells.map(({ toEmail }) => toEmail).sort()).toEqual(
    leaving.map(({ email }) => email).sort(),
  );
  expect(farewells.map(({ mails }) => mails)).toEqual(leaving.map(() => 1));
  const arrived = [...one.mails.ids, ...other.mails.ids];
  expect(new Set(arrived).size).toBe(LEAVING);
  // Only a mail in progress at a kill is sent again, under its id.
  expect(arrived.length).toBeLessThanOrEqual(LEAVING + 1);
  await dying.mails.close();
  if (isFirst) one = await startOne();
  else other = await start(() => undefined);
});

it('a mail is sent by one process; if it is killed, the other one takes over', async () => {
  const { db } = database;
  const config = readConfig({ DATA_DIR: dataDir });
  const post = () =>
    postLetter(
      { db, clock: systemClock, config, limiter: noLimits },
      { name: 'Ana', email: 'ana@people.example' },
      {
        kind: 'account',
        subject: 'A',
        heading: 'A',
        paragraphs: ['Hello.'],
        why: 'A test.',
      },
      'product',
    );
  let release = () => {};
  acknowledged = new Promise((resolve) => {
    release = resolve;
  });
  const before = { one: one.mails.ids.length, other: other.mails.ids.length };

  while (one.mails.ids.length === before.one) {
    await post();
    await until(async () => (await unsent()) === 0 || one.mails.ids.length > before.one);
  }
  for (let mail = 0; mail < 20; mail += 1) await post();
  await until(async () => (await unsent()) === 1);
  const [lock] = await db.select().from(outbox).where(isNull(outbox.sentAt));
  expect(lock!.claimedBy).toMatch(new RegExp(`^${one.api.pid} `));
  expect(lock!.dueAt.getTime()).toBeGreaterThan(Date.now());
  one.api.kill('SIGKILL');
  await one.api.ended;
  release();
  await endLeasesOf(one.api);
  await until(async () => (await unsent()) === 0);

  expect(one.mails.ids.slice(before.one)).toEqual([lock!.messageId]);
  const ids = other.mails.ids.slice(before.other);
  expect(ids).toContain(lock!.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  const mine = and(eq(outbox.toEmail, 'ana@people.example'), isNotNull(outbox.sentAt));
  expect(ids).toHaveLength(await db.$count(outbox, mine));
});
