import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, sql } from 'drizzle-orm';

import { DAY } from '../app/clock';
import * as schema from '../db/schema';
import { type TestUser, testApp } from '../testing';
import { RETENTION, TABLES, type TableName } from '.';
import { privacyTable } from './privacyPage';
import { purge } from './purge';

const kit = testApp();
let ana: TestUser;
beforeEach(async () => {
  ana = await kit.person();
});

const ago = (days: number) => new Date(kit.clock.now().getTime() - days * DAY);

it('is defined for every table of the database', async () => {
  const { rows } = (await kit.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  )) as unknown as { rows: { tablename: string }[] };
  const described = Object.keys(RETENTION).map((name) => getTableName(TABLES.get(name)!));

  expect(described.sort()).toEqual(rows.map(({ tablename }) => tablename));
});

it('is in docs/privacy.md', () => {
  const page = readFileSync(path.join(__dirname, '../../../docs/privacy.md'), 'utf8');
  const table = page.slice(
    page.indexOf('| table |'),
    page.indexOf('\n\n', page.indexOf('| table |')),
  );

  expect(table).toBe(privacyTable());
});

it('is in the export, for personal data', async () => {
  const { body } = await kit.get('/account/export', { as: ana });

  expect(body.retention).toContainEqual({ what: 'notification', kept: '180 days' });
  expect(body.retention.length).toBeGreaterThan(15);
});

describe('expired data', () => {
  it.each<[string, TableName, () => Promise<unknown>]>([
    [
      'an invitation of 90 days ago',
      'invitations',
      async () => {
        const { id: startupId } = await kit.startup();
        const sent = { startupId, kind: 'member', position: 'Dev', expiresAt: ago(80) } as const;
        await kit.db.insert(schema.invitations).values([
          { ...sent, email: 'old@b.example', tokenHash: 'old', createdAt: ago(91) },
          { ...sent, email: 'new@b.example', tokenHash: 'new', createdAt: ago(89) },
        ]);
      },
    ],
    [
      'a notification of half a year ago',
      'notifications',
      () => {
        const one = { userId: ana.id, type: 'invite', text: 'Hello', url: '/' };
        return kit.db.insert(schema.notifications).values([
          { ...one, createdAt: ago(181) },
          { ...one, createdAt: ago(179) },
        ]);
      },
    ],
    [
      'that there was a mail',
      'outbox',
      () => {
        const one = {
          kind: 'reset' as const,
          toName: '',
          toEmail: '',
          createdAt: ago(200),
          dueAt: ago(200),
        };
        return kit.db.insert(schema.outbox).values([
          { ...one, messageId: 'sent', sentAt: ago(181) },
          { ...one, messageId: 'dropped', droppedAt: ago(181) },
          { ...one, messageId: 'waiting' },
        ]);
      },
    ],
    [
      'a former username after 180 days',
      'formerUsernames',
      () =>
        kit.db.insert(schema.formerUsernames).values([
          { username: 'old', userId: ana.id, leftAt: ago(181) },
          { username: 'new', userId: ana.id, leftAt: ago(179) },
        ]),
    ],
    [
      'page views after 400 days',
      'pageViewDays',
      () =>
        kit.db.insert(schema.pageViewDays).values(
          [401, 399].map((days) => ({
            day: ago(days).toISOString().slice(0, 10),
            path: '/about',
            views: 1,
          })),
        ),
    ],
    [
      'an address that left the newsletter a month ago',
      'newsletterSubscriptions',
      () =>
        kit.db.insert(schema.newsletterSubscriptions).values(
          [31, 29].map((days) => ({
            email: `${days}@b.example`,
            status: 'unsubscribed' as const,
            createdAt: ago(400),
            leftAt: ago(days),
          })),
        ),
    ],
    [
      'the views of a profile that is gone',
      'profileViewDays',
      () =>
        kit.db.insert(schema.profileViewDays).values(
          [ana.id, 2_000_000_000].map((profileId) => ({
            profileId,
            day: '2025-01-01',
            views: 1,
          })),
        ),
    ],
  ])('%s is deleted, and nothing else', async (_what, table, fill) => {
    await kit.db.delete(TABLES.get(table)!);
    await fill();
    await purge(kit.deps);

    expect(await kit.db.$count(TABLES.get(table)!)).toBe(1);
  });

  it('includes the oldest notification of a person with five hundred newer ones, but of nobody else', async () => {
    await kit.db.delete(schema.notifications);
    const bo = await kit.person();
    const one = { type: 'invite', text: 'Hello', url: '/', createdAt: kit.clock.now() };
    const rows = Array.from({ length: 503 }, () => ({ ...one, userId: ana.id }));
    const first = await kit.db.insert(schema.notifications).values(rows).returning();
    await kit.db.insert(schema.notifications).values({ ...one, userId: bo.id });
    await purge(kit.deps);

    const left = await kit.db.select().from(schema.notifications);
    expect(left).toHaveLength(501);
    const ids = new Set(left.map(({ id }) => id));
    expect(first.slice(0, 4).map(({ id }) => ids.has(id))).toEqual([false, false, false, true]);
  });

  it('is deleted in any amount', async () => {
    await kit.db.execute(sql`insert into mail_requests (kind, email, created_at)
      select 'reset', n || '@b.example', ${ago(8).toISOString()}::timestamptz
      from generate_series(1, 10001) n`);
    await purge(kit.deps);

    expect(await kit.db.$count(schema.mailRequests)).toBe(0);
  });
});
