import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { meetingClaims, occurrences } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { untilWaiting } from '../../testing/untilWaiting';
import { calendarQueries } from './calendar.queries';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, move, cancel } = meetingFixture(kit, NOW);

const rowsOf = async <T>(query: Parameters<typeof kit.db.execute>[0], db = kit.db) =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Claims without a booked meeting, and minutes of booked meetings without a claim. */
async function wrongClaims() {
  const due = sql`select holder.kind, holder.id as holder_id, minute, o.id from occurrences o,
    lateral (values ('mentor', mentor_id), ('room', room_id), ('startup', startup_id)) holder (kind, id),
    lateral claimed_minutes(starts_at, ends_at) minute where o.status = 'booked'`;
  const stored = sql`select kind, holder_id, minute, occurrence_id from ${meetingClaims}`;
  return rowsOf(sql`(${due} except all ${stored}) union all (${stored} except all ${due})`);
}

it('two meetings claim a common minute exactly when they overlap', async () => {
  const meeting = fc
    .record({
      start: fc.oneof(
        fc.integer({ min: 0, max: 24 }).map((n) => n * 15),
        fc.integer({ min: 0, max: 72 }).map((n) => n * 5),
        fc.integer({ min: 0, max: 360 }),
      ),
      length: fc.oneof(fc.constantFrom(15, 30, 45, 60, 240), fc.integer({ min: 15, max: 240 })),
    })
    .map(({ start, length }) => ({ s: start, e: start + length }));
  const pairs = fc.sample(fc.tuple(meeting, meeting), { numRuns: 5_000, seed: 75 });
  const list = pairs.map(([a, b]) => ({ s1: a.s, e1: a.e, s2: b.s, e2: b.e }));
  const at = (column: string) =>
    sql.raw(`'2025-03-11Z'::timestamptz + make_interval(mins => ${column})`);
  const wrong = await rowsOf(sql`
    select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as p (s1 int, e1 int, s2 int, e2 int)
    where (s1 < e2 and s2 < e1) <> exists (
      select claimed_minutes(${at('s1')}, ${at('e1')}) intersect select claimed_minutes(${at('s2')}, ${at('e2')}))`);

  expect(pairs.some(([a, b]) => a.s < b.e && b.s < a.e)).toBe(true);
  expect(wrong).toEqual([]);
});

it('booked, moved and cancelled meetings claim exactly their minutes', async () => {
  const { id } = (await book('2025-03-18 06:00:00', { recurrence: 'weekly' })).body.data;
  await kit.db.update(occurrences).set({ cancelReason: 'Sea' });
  expect(await wrongClaims()).toEqual([]);
  expect(await move(id, 'schedule', '2025-03-18 07:00:00')).toMatchObject({ status: 200 });
  expect(await move(id, 'occurrence', '2025-03-19 11:00:00')).toMatchObject({ status: 200 });
  expect(await wrongClaims()).toEqual([]);
  await cancel(id, 'occurrence');
  expect(await wrongClaims()).toEqual([]);
  // Minutes of an hour: its quarters, and the last five minutes and the last one.
  expect(await kit.db.$count(meetingClaims)).toBe(21 * 3 * 6);
  await kit.db.delete(occurrences);
  expect(await kit.db.$count(meetingClaims)).toBe(0);
});

it.each(['mentor', 'startup', 'room'])(
  'claims alone prevent a double booking of a %s, without exclusion constraints',
  async (kind) => {
    await book('2025-03-18 06:00:00');
    const other = { mentorId: 90_001, startupId: 90_002, roomId: await kit.room() };
    const [first] = await kit.db.select().from(occurrences).limit(1);
    const { id: _, ...row } = {
      ...first!,
      ...other,
      [`${kind}Id`]: first![`${kind}Id` as 'roomId'],
    };
    const half = 30 * 60_000;
    const later = {
      startsAt: new Date(+row.startsAt + half),
      endsAt: new Date(+row.endsAt + half),
    };
    const again = kit.db.transaction(async (tx) => {
      for (const each of ['mentor', 'startup', 'room'])
        await tx.execute(
          sql.raw(`alter table occurrences drop constraint occurrences_${each}_free`),
        );
      await tx.insert(occurrences).values({ ...row, ...later });
    });

    await expect(again).rejects.toMatchObject({
      cause: { constraint: 'meeting_claims_kind_holder_id_minute_pk' },
    });
  },
);

it('a booking that loses to one without turns gets 409', async () => {
  const minute = new Date('2025-03-18T06:30:00Z');
  const claim = { kind: 'mentor', holderId: fixture.mentor.mentorId, minute } as const;
  await kit.db.insert(meetingClaims).values({ ...claim, occurrenceId: 0 });

  expect(await book('2025-03-18 06:00:00')).toMatchObject({
    status: 409,
    body: { conflicts: ['2025-03-18 06:00:00'] },
  });
  await kit.db.delete(meetingClaims);
  expect(await book('2025-03-18 06:00:00')).toMatchObject({ status: 201 });
});

it('other mentors, startups and rooms can be booked while a booking is not finished', async () => {
  if (globalThis.workerDatabase.embedded) return; // one transaction after the other
  const startup = await kit.startup();
  const { mentorId } = await kit.mentorOf(startup);
  const start = Date.parse('2025-03-18T06:00:00Z');
  const theirs = { startupId: startup.id, mentorId, roomId: await kit.room() };
  const plan = { recurrence: 'none', untilDay: null, skip: false, bufferMinutes: 0 } as const;
  const dates = [{ start, end: start + 3_600_000 }];
  await kit.db.transaction(async (tx) => {
    const by = { createdBy: fixture.founder.id, now: kit.clock.now() };
    await calendarQueries(tx).book({ ...theirs, ...plan, ...by, dates });
    // The same day and hour, in a room with a lower id.
    expect(await book('2025-03-18 06:00:00')).toMatchObject({ status: 201 });
  });
});

it('a booking whose room was just taken gets the next room', async () => {
  if (globalThis.workerDatabase.embedded) return;
  const startup = await kit.startup();
  const { mentorId } = await kit.mentorOf(startup);
  const start = Date.parse('2025-03-25T06:00:00Z');
  const theirs = { startupId: startup.id, mentorId, roomId: fixture.room };
  const plan = { recurrence: 'none', untilDay: null, skip: false, bufferMinutes: 0 } as const;
  const dates = [{ start, end: start + 3_600_000 }];
  let series!: ReturnType<typeof book>;
  await kit.db.transaction(async (tx) => {
    const by = { createdBy: fixture.founder.id, now: kit.clock.now() };
    await calendarQueries(tx).book({ ...theirs, ...plan, ...by, dates });
    series = book('2025-03-18 06:00:00', { recurrence: 'weekly' });
    await untilWaiting(tx);
  });
  expect(await series).toMatchObject({ status: 201 });
  const rows = await kit.db.select().from(occurrences).orderBy(occurrences.startsAt);
  const ours = rows.filter((row) => row.startupId === fixture.startup.id);
  expect(ours).toHaveLength(22);
  expect(ours.filter(({ roomId }) => roomId !== fixture.room)).toHaveLength(1);
});
