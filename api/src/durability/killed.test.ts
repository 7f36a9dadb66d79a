import { setTimeout as sleep } from 'node:timers/promises';
import { count, isNull, sql } from 'drizzle-orm';

import { systemClock } from '../app/clock';
import { occurrences, outbox, startupUpdates } from '../db/schema';
import { passwordHasher } from '../deps/passwords';
import { overlaps } from '../modules/meetings/model/overlaps';
import { PASSWORD, type TestUser } from '../testing';
import { type ApiProcess, startApi } from '../testing/apiProcess';
import { type MailCatcher, mailCatcher } from '../testing/mailCatcher';
import { people } from '../testing/people';
import { type ProcessDatabase, processDatabase } from '../testing/processDatabase';
import { customers } from './customers';

/** How often the api is killed; 20 take an evening. */
const KILLS = Number(process.env.KILLS ?? 2);

let database: ProcessDatabase;
let mails: MailCatcher;
let api: ApiProcess | undefined;
let founder: TestUser;
let busy: ReturnType<typeof customers>;
/** Mails until the api is killed: after delivery, before it is marked as sent. */
let mailsLeft = Number.POSITIVE_INFINITY;

const start = async () => {
  api = await startApi({ ...database.env, SMTP_URL: mails.url });
  return api;
};

beforeAll(async () => {
  database = await processDatabase();
  mails = await mailCatcher(() => {
    mailsLeft -= 1;
    if (mailsLeft === 0) api!.kill('SIGKILL');
  });
  const { db, close } = await database.open();
  const make = people({ db, clock: systemClock, passwords: passwordHasher() } as never);
  const startup = await make.startup();
  founder = await make.joins(startup);
  const { mentorId } = await make.mentorOf(startup);
  busy = customers({ startup, founder, mentorId, roomId: await make.room() });
  await close();
});

afterAll(async () => {
  api?.kill('SIGKILL');
  await api?.ended;
  await mails.close();
});

it(
  'loses nothing it acknowledged, and leaves nothing partial, however often it is killed',
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { url, ended } = await start();
      mailsLeft = 1 + (kill % 3);
      await busy.keepBusy(url);
      await ended;
      // There are few series left for mails, and killed workers hold most of their leases.
      if (kill % 3 === 2) await letGo();
    }

    const { db, close } = await database.open();
    const updates = await db.select({ update: startupUpdates.update }).from(startupUpdates);
    const texts = updates.map(({ update }) => update);
    expect(texts).toEqual(expect.arrayContaining(busy.acknowledged.updates));
    expect(new Set(texts).size).toBe(texts.length);

    const { scheduleId } = occurrences;
    const series = await db
      .select({ id: scheduleId, meetings: count() })
      .from(occurrences)
      .groupBy(scheduleId);
    expect(series.map(({ id }) => id)).toEqual(expect.arrayContaining(busy.acknowledged.schedules));
    expect(new Set(series.map(({ meetings }) => meetings))).toEqual(new Set([22]));
    expect(await overlaps(db)).toEqual({ mentor: 0, startup: 0, room: 0 });
    await close();
    await letGo();
    expect(busy.acknowledged.updates.length).toBeGreaterThan(KILLS);
    expect(busy.acknowledged.schedules.length).toBeGreaterThan(0);
  },
  KILLS * 120_000,
);

it('sends every mail at least once, under one id', async () => {
  const { url, kill, ended } = await start();
  while (!(await isMailed(url))) await sleep(100);
  kill('SIGTERM');
  expect(await ended).toBe(0);

  const { db, close } = await database.open();
  const rows = await db.select({ id: outbox.messageId }).from(outbox);
  await close();
  const arrived = new Set(mails.ids);
  expect([...arrived].sort()).toEqual(rows.map(({ id }) => id).sort());
  // Only a mail in progress at a kill is sent again.
  expect(mails.ids.length - arrived.size).toBeLessThanOrEqual(KILLS);
});

it('finishes requests in progress before it stops', async () => {
  const { url, kill, ended } = await start();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: founder.email, password: PASSWORD });
  const login = () => fetch(`${url}/api/login`, { method: 'POST', headers, body });
  const logins: Promise<Response>[] = [];
  // Few passwords are checked at a time, so the others wait when the signal arrives.
  while (!(await isHashing(url))) logins.push(...Array.from({ length: 6 }, login));
  kill('SIGTERM');

  const answers = await Promise.all(logins);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await ended).toBe(0);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});

/** Ends leases of killed workers, which would otherwise last ten minutes. */
async function letGo() {
  const { db, close } = await database.open();
  await db.update(outbox).set({ dueAt: sql`now()` }).where(isNull(outbox.sentAt));
  await close();
}

const metrics = async (url: string) => (await fetch(`${url}/metrics`)).text();
const isHashing = async (url: string) =>
  /^password_hashing_waiting [1-9]/m.test(await metrics(url));
/** Nothing is due, and the worker holds nothing. */
const isMailed = async (url: string) => /^mail_outbox_waiting 0$/m.test(await metrics(url));
