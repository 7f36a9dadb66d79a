import { sql } from 'drizzle-orm';
import { type Period, startupAgendaQueries } from '../modules/agenda/startupAgenda.queries';
import { startupFollowQueries } from '../modules/follows/follows.queries';
import { calendarQueries } from '../modules/meetings/calendar.queries';
import { meetingsQueries } from '../modules/meetings/meetings.queries';
import { activityExport } from '../modules/privacy/activityExport';
import { startupsQueries } from '../modules/startups/startups.queries';
import { updatesQueries } from '../modules/updates/updates.queries';
import { recordQueries } from '../staff/record/record.queries';
import { sessionsSource } from '../staff/today/sources/sessions';
import { testApp } from '../testing';
import { crowd, manyMeetings, manyUpdates } from '../testing/crowd';
import { planReader } from '../testing/plans';
import type { Database } from './database';

/** Tables that grow with the programme; scanning the few rooms is fine. */
const BIG = [
  'startups',
  'former_slugs',
  'users',
  'startup_follows',
  'tallies',
  'startup_updates',
  'occurrences',
  'acts',
  'act_details',
];
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
let plans: ReturnType<typeof planReader> | undefined;
let startup: number;
let follower: number;
let mentor: number;
let member: number;

beforeAll(async () => {
  const { firstStartup, firstFollower } = await crowd(kit.db, {
    startups: 40_000,
    followers: 100_000,
  });
  startup = firstStartup;
  follower = firstFollower;
  ({ mentorId: mentor } = await kit.mentorOf({ id: startup, slug: 'crowd-1' }));
  const roomId = await kit.room();
  const from = '2024-12-01T00:00:00Z';
  for (const at of [0, 1, 2, 3]) {
    await manyUpdates(kit.db, startup + at, 5_000);
    const who = { mentorId: mentor + at, startupId: startup + at };
    const other = at === 0 ? who : { ...who, mentorId: (await kit.mentorOf()).mentorId };
    const room = at === 0 ? roomId : await kit.room();
    await manyMeetings(kit.db, { ...other, roomId: room }, { count: 5_000, from });
  }
  await kit.db.execute(sql`
    with added as (
      insert into acts (at, act, scope, effect, source, actor_id, subjects, request_id)
      select timestamptz '2025-01-01' + n * interval '1 minute', 'users.role', 'people', 'changes', 'web',
        1 + n % 900, array['user:' || n], 'r'
      from generate_series(1, 20000) n returning id)
    insert into act_details (act_id, text, input, before, after)
    select id, 'Person ' || md5(id::text) || ' got the role investor.', '{}', '{}', '{}' from added`);
  member = (await kit.joins(await kit.startup())).id;
  await kit.db.execute(sql`analyze`);
  plans = planReader();
});
afterAll(() => plans?.close());

const ONE_TEXT = { inTexts: true, pattern: '%c81e728d%', people: [], subjects: [] };

const list = (db: Database, more: { seasons?: number[]; search?: string; offset?: number }) =>
  startupsQueries(db).list({
    seasons: [],
    known: [1, 2],
    search: '',
    limit: 13,
    offset: 0,
    ...more,
  });
const soon = (hours: number) => Date.parse(NOW) + hours * 3_600_000;

/** Each read, with the index it must use. */
const READS: [string, string, (db: Database) => PromiseLike<unknown>][] = [
  ['the list of startups', 'startups_list', (db) => list(db, {})],
  ['a later page of it', 'startups_list', (db) => list(db, { offset: 120 })],
  ['a season', 'startups_list', (db) => list(db, { seasons: [2] })],
  ['a search', 'startups_search', (db) => list(db, { search: 'cedar c81e728d' })],
  [
    'a search within a season',
    'startups_search',
    (db) => list(db, { seasons: [2], search: 'c81e728d' }),
  ],
  ['a startup by its address', 'startups_pkey', (db) => startupsQueries(db).bySlug('crowd-20000')],
  [
    'a startup by an old address',
    'former_slugs_pkey',
    (db) => startupsQueries(db).bySlug('old-crowd-20000'),
  ],
  ['the followers of a startup', 'tallies', (db) => startupFollowQueries(db).count(startup)],
  ['what somebody follows', 'startup_follows', (db) => startupFollowQueries(db).countOf(follower)],
  [
    'whether somebody follows',
    'startup_follows',
    (db) => startupFollowQueries(db).has({ target: startup, follower }),
  ],
  ['the first page of updates', 'startup_updates', (db) => updates(db, 0)],
  ['a deep page of updates', 'startup_updates', (db) => updates(db, 4_990)],
  [
    'the upcoming meetings',
    'occurrences',
    (db) => meetingsQueries(db).upcoming(startup, mentor, { now: new Date(NOW), limit: 5 }),
  ],
  [
    'the agenda of a startup',
    'occurrences_agenda',
    (db) => agenda(db, { endsAfter: new Date(NOW) }),
  ],
  ['its past', 'occurrences_agenda', (db) => agenda(db, { endedBy: new Date(NOW) })],
  [
    'a month of it',
    'occurrences_agenda',
    (db) => agenda(db, { from: new Date(soon(-720)), to: new Date(NOW) }),
  ],
  [
    'sessions that nobody has answered for',
    'occurrences_',
    (db) => sessionsSource.find({ db, clock: kit.clock }, 100),
  ],
  ['the export of a person', 'occurrences_of_startup', (db) => activityExport(db, member)],
  [
    'a text in the record of staff',
    'act_details_search',
    (db) =>
      recordQueries(db).page({ withSecurity: false, onlyChanges: false, search: ONE_TEXT }, 50),
  ],
  [
    'what is taken on a day',
    'occurrences_mentor_free',
    (db) =>
      calendarQueries(db).busy(
        { mentorId: mentor, startupId: startup },
        { start: soon(0), end: soon(24) },
        [],
      ),
  ],
];

const agenda = (db: Database, stretch: Period) =>
  startupAgendaQueries(db).meetings({ startupId: startup, stretch, limit: 21 });

const updates = (db: Database, offset: number) =>
  updatesQueries(db).page({ startupId: startup }, { reader: follower, limit: 10, offset });

it.each(READS)('%s is read by an index', async (_what, index, read) => {
  const { indexes, scanned } = await plans!.of(read);

  expect(scanned.filter((table) => BIG.includes(table))).toEqual([]);
  expect(indexes).toContainEqual(expect.stringMatching(new RegExp(`^${index}`)));
});
