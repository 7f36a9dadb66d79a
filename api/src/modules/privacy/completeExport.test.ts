import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { perform } from '../../admin/perform';
import { RETENTION, TABLES, type TableName } from '../../retention';
import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';
import { exportData } from './exportData';

const kit = testApp();

it('a mentor’s export has their hours, and time off with its reason', async () => {
  const mentor = await kit.mentorOf();
  const staff = (command: string, ...more: string[]) =>
    perform(kit.deps, { argv: [...`${command} --mentor ${mentor.email}`.split(' '), ...more] });
  await staff('availability set', '--week', 'tue 09:00-10:30');
  await staff('availability except --day 2025-04-02 --hours none');
  await staff(
    'time-off add --from 2025-07-01T00:00:00Z --to 2025-07-08T00:00:00Z --reason Surgery',
  );
  const { body } = await kit.get('/account/export', { as: mentor });

  expect(body).toMatchObject({
    mentor_week: [{ weekday: 2, from_minute: 540, to_minute: 630 }],
    mentor_dates: [{ day: '2025-04-02', from_minute: null }],
    mentor_time_off: [{ from: '2025-07-01T00:00:00.000Z', reason: 'Surgery' }],
  });
  expect(body.retention).toContainEqual({
    what: 'time off of a mentor',
    kept: '90 days after it ended',
  });
});

it('the export has viewed profiles, mails and staff scopes', async () => {
  const [mira, seen] = [await staffMember(kit, 'letters'), await kit.person()];
  await kit.post('/profile-view', { profile_type: 'user', user_id: seen.id }, { as: mira });
  const wanted = { newEmail: `m.${mira.id}@people.example`, password: 'Correct-horse-7' };
  await kit.post('/account/change-email', wanted, { as: mira });
  const { body } = await kit.get('/account/export', { as: mira });

  expect(body).toMatchObject({
    profiles_seen: [{ profile: seen.id }],
    staff_scopes: [{ scope: 'letters' }],
    mailed_links: [{ purpose: 'verify', email: wanted.newEmail }],
    mails: [{ what: 'email-changed', sent: null }],
  });
});

/** Data kept for minutes or a day, and markers of sent notifications, are not in the file (rule 8.14). */
const LEFT_OUT: TableName[] = [
  'followNotices',
  'idempotencyKeys',
  'notificationCursors',
  'passkeyChallenges',
  'signInChallenges',
];

it('no other table about people is missing', async () => {
  const { id } = await kit.person();
  const asked = new Set<string>();
  await exportData({ ...kit.deps, db: noting(kit.db, asked) }, id);

  const personal = Object.entries(RETENTION).filter(([, { personal }]) => personal);
  const forgotten = personal
    .map(([name]) => name as TableName)
    .filter((name) => !asked.has(getTableName(TABLES.get(name)!)));
  expect(forgotten.sort()).toEqual(LEFT_OUT);
});

const STEPS = ['select', 'selectDistinct', 'from', 'innerJoin', 'leftJoin'];

/** @param tables collects the name of each table that a statement reads */
function noting<T extends object>(builder: T, tables: Set<string>): T {
  return new Proxy(builder, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (!STEPS.includes(String(key))) return value.bind(target);
      return (...args: unknown[]) => {
        if (is(args[0], PgTable)) tables.add(getTableName(args[0]));
        return noting(value.apply(target, args), tables);
      };
    },
  });
}
