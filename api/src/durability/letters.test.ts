import { setTimeout as sleep } from 'node:timers/promises';
import { asc, count, isNull, sql } from 'drizzle-orm';

import { systemClock } from '../app/clock';
import { readConfig } from '../app/env';
import {
  jobLeases,
  letterRecipients,
  letters,
  newsletterSubscriptions,
  outbox,
} from '../db/schema';
import { sendLetter } from '../modules/letters/sendLetter';
import { type ApiProcess, startApi } from '../testing/apiProcess';
import { type MailCatcher, mailCatcher } from '../testing/mailCatcher';
import { type ProcessDatabase, processDatabase } from '../testing/processDatabase';

const READERS = 45;
/** Twenty are sent in ten seconds. */
const LETTERS_PER_MINUTE = '120';
/** The api is killed after this many delivered mails: in each batch, and between two of them. */
const KILLED_AT = new Set([1, 7, 20, 33]);

let database: ProcessDatabase;
let mails: MailCatcher;
let api: ApiProcess | undefined;
/** The kills still to come. */
const left = new Set(KILLED_AT);

beforeAll(async () => {
  database = await processDatabase();
  mails = await mailCatcher(() => {
    if (left.delete(new Set(mails.ids).size)) api!.kill('SIGKILL');
  });
});

afterAll(async () => {
  api?.kill('SIGKILL');
  await api?.ended;
  await mails.close();
});

/** Ends the leases of killed processes, instead of waiting for them. */
async function letGo() {
  const { db, close } = await database.open();
  await db.update(outbox).set({ dueAt: sql`now()` }).where(isNull(outbox.sentAt));
  await db.delete(jobLeases);
  const [letter] = await db.select().from(letters);
  const waiting = await db.$count(outbox, isNull(outbox.sentAt));
  await close();
  return letter!.state !== 'sending' && waiting === 0;
}

it('a letter reaches every reader under one id, however often its sender is killed', async () => {
  const { db, close } = await database.open();
  const config = readConfig({ ...database.env });
  const createdAt = systemClock.now();
  await db.insert(newsletterSubscriptions).values(
    Array.from({ length: READERS }, (_, at) => ({
      email: `reader-${at}@people.example`,
      status: 'confirmed' as const,
      createdAt,
    })),
  );
  const [letter] = await db
    .insert(letters)
    .values({
      subject: 'News, {{name}}',
      body: 'Hello **{{name}}**',
      format: 'markdown' as const,
      sender: 'Quest',
      audience: { to: 'newsletter' as const, season: null, stage: null },
      createdAt,
      changedAt: createdAt,
    })
    .returning();
  const { id } = letter!;
  await db.transaction((tx) => sendLetter({ db: tx, clock: systemClock, config }).start(id));
  await close();

  for (let done = false; !done; ) {
    api = await startApi({ ...database.env, SMTP_URL: mails.url, LETTERS_PER_MINUTE });
    const { ended, url } = api;
    let dead = false;
    void ended.then(() => {
      dead = true;
    });
    while (!dead && !(await isThrough(url))) await sleep(100);
    if (!dead) api.kill('SIGTERM');
    await ended;
    done = await letGo();
  }

  const after = await database.open();
  const rows = await after.db.select().from(letterRecipients).orderBy(asc(letterRecipients.id));
  const [posted] = await after.db.select({ mails: count() }).from(outbox);
  await after.close();
  expect(rows).toHaveLength(READERS);
  expect(posted!.mails).toBe(READERS);
  const wanted = rows.map((row) => `letter-${id}-${row.id}@localhost`);
  expect([...new Set(mails.ids)].sort()).toEqual(wanted.sort());
  expect(left).toEqual(new Set());
  // Only a mail in progress at a kill is sent again, under its id.
  expect(mails.ids.length - READERS).toBeLessThanOrEqual(KILLED_AT.size);
}, 600_000);

/** Every reader's mail was put into the outbox, and none waits there. */
async function isThrough(url: string) {
  if (new Set(mails.ids).size < READERS) return false;
  const metrics = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return /^mail_outbox_waiting 0$/m.test(metrics);
}
