import { and, eq } from 'drizzle-orm';
import { busyCalendars, meetingClaims, mentorAssignments, occurrences } from '../../../db/schema';
import { testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';
import { overlaps } from '../../meetings/model/overlaps';
import { mergeFixture } from './testing/mergeFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, upcoming } = meetingFixture(kit, NOW);
const { look, merge } = mergeFixture(kit);

/** A second account of the mentor, a mentor as well, and one session of it. */
async function duplicate(start?: string) {
  const startup = await kit.startup({ name: 'Zrno' });
  const founder = await kit.joins(startup);
  const twin = await kit.mentorOf(startup);
  const end = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString();
  const take = (at: string) =>
    kit.post(
      `/my/startups/${startup.id}/meetings`,
      {
        mentor_id: twin.mentorId,
        start_time: at,
        end_time: end(at),
        room_id: fixture.room + 1,
        recurrence: 'none',
      },
      { as: founder },
    );
  if (start) expect(await take(start)).toMatchObject({ status: 201 });
  return { twin, startup, founder, take };
}
const sessionsOf = (mentorId: number) =>
  kit.db.select().from(occurrences).where(eq(occurrences.mentorId, mentorId));

it('a mentor moves with sessions, startups and hours, and founders can still book', async () => {
  const { body } = await book('2025-03-18 06:00:00');
  const stays = await kit.person();
  expect((await look(fixture.mentor, stays)).body.message).toContain('mentorships 1, sessions 1');
  expect(await merge(fixture.mentor, stays)).toMatchObject({ status: 200 });

  expect(await upcoming()).toMatchObject([{ id: body.data.id }]);
  expect(await book('2025-03-19 06:00:00')).toMatchObject({ status: 201 });
  const own = await kit.get(`/my/mentorships/${fixture.startup.id}/meetings/upcoming`, {
    as: stays,
  });
  expect(own).toMatchObject({ status: 200 });
});

it('two mentors are merged with all sessions and startups, and no minute is claimed twice', async () => {
  await book('2025-03-18 06:00:00');
  const { twin, startup, take } = await duplicate('2025-03-18T08:00:00Z');
  await kit.db
    .insert(mentorAssignments)
    .values({ mentorId: twin.mentorId, startupId: fixture.startup.id, createdAt: kit.clock.now() });
  expect(await merge(twin, fixture.mentor)).toMatchObject({ status: 200 });

  const moved = await sessionsOf(fixture.mentor.mentorId);
  expect(moved.map(({ startupId }) => startupId).sort()).toEqual(
    [fixture.startup.id, startup.id].sort(),
  );
  expect(await sessionsOf(twin.mentorId)).toEqual([]);
  const claims = and(
    eq(meetingClaims.kind, 'mentor'),
    eq(meetingClaims.holderId, fixture.mentor.mentorId),
  );
  expect(await kit.db.$count(meetingClaims, claims)).toBe(12);
  expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
  const open = await kit.db
    .select()
    .from(mentorAssignments)
    .where(eq(mentorAssignments.mentorId, fixture.mentor.mentorId));
  expect(open.filter(({ endedAt }) => endedAt === null)).toHaveLength(2);
  // The removed mentor's address cannot be booked any more.
  expect(await take('2025-03-20T08:00:00Z')).toMatchObject({ status: 404 });
});

it('is refused if both have a session at one hour, naming both', async () => {
  await book('2025-03-18 06:00:00');
  const { twin } = await duplicate('2025-03-18T06:00:00Z');
  const { status, body } = await look(twin, fixture.mentor);

  expect(status).toBe(409);
  expect(body.message).toMatch(
    /^Both have a session at the same time: 2025-03-18 06:00 UTC with Startup \d+ and with Zrno\. Move/,
  );
});

it('leaves a past session with the removed account if the other one had a session at that hour', async () => {
  await book('2025-03-18 06:00:00');
  const { twin } = await duplicate('2025-03-18T06:00:00Z');
  kit.clock.set('2025-03-19T06:00:00Z');
  const staff = await staffMember(kit, 'people');
  expect(await merge(twin, fixture.mentor, staff)).toMatchObject({ status: 200 });

  expect(await sessionsOf(fixture.mentor.mentorId)).toHaveLength(1);
  expect(await sessionsOf(twin.mentorId)).toHaveLength(1);
});

it('continues to read the removed mentor’s calendar, if the other has none', async () => {
  const { twin } = await duplicate();
  const at = kit.clock.now();
  const read = { addedAt: at, nextReadAt: at, triedAt: at, readAt: at, fullReadAt: at, events: 0 };
  const calendar = { address: 'x', host: 'b.example', policy: 'keep', timeZone: 'UTC' } as const;
  await kit.db.insert(busyCalendars).values({ mentorId: twin.mentorId, ...read, ...calendar });
  await merge(twin, fixture.mentor);

  const { host, mentorId } = busyCalendars;
  const found = await kit.db.select({ mentorId }).from(busyCalendars).where(eq(host, 'b.example'));
  expect(found).toEqual([{ mentorId: fixture.mentor.mentorId }]);
});
