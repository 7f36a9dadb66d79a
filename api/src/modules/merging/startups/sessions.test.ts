import { and, eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { meetingClaims, occurrences, schedules, startups, users } from '../../../db/schema';
import { testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';
import { overlaps } from '../../meetings/model/overlaps';
import { mergeStartupsFixture } from './testing/mergeStartupsFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, upcoming } = meetingFixture(kit, NOW);
const { look, agree, merge } = mergeStartupsFixture(kit);
const hour = (at: number) => new Date(Date.UTC(2025, 2, 17 + Math.floor(at / 3), 6 + (at % 3)));

/** Another entry of the startup, with a mentor of its own. */
async function duplicate() {
  const startup = await kit.startup();
  const founder = await kit.joins(startup);
  const mentor = await kit.mentorOf(startup);
  const take = (start: Date) =>
    kit.post(
      `/my/startups/${startup.id}/meetings`,
      {
        mentor_id: mentor.mentorId,
        start_time: start.toISOString(),
        end_time: new Date(start.getTime() + 3_600_000).toISOString(),
        room_id: fixture.room + 1,
        recurrence: 'none',
      },
      { as: founder },
    );
  return { startup, founder, mentor, take };
}
const sessionsOf = ({ id }: { id: number }) =>
  kit.db.select().from(occurrences).where(eq(occurrences.startupId, id));

it('sessions of both belong to one, and no minute is claimed twice', async () => {
  await book('2025-03-18 06:00:00');
  const { startup, founder, take } = await duplicate();
  expect(await take(new Date('2025-03-18T08:00:00Z'))).toMatchObject({ status: 201 });
  expect((await look(startup, fixture.startup)).body.message).toContain('mentors 1, sessions 1');
  expect(await merge(startup, fixture.startup)).toMatchObject({ status: 200 });

  expect(await sessionsOf(fixture.startup)).toHaveLength(2);
  expect(await upcoming()).toHaveLength(1);
  const claims = and(
    eq(meetingClaims.kind, 'startup'),
    eq(meetingClaims.holderId, fixture.startup.id),
  );
  expect(await kit.db.$count(meetingClaims, claims)).toBe(12);
  expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
  const path = `/my/startups/${fixture.startup.id}/meetings/${(await sessionsOf(fixture.startup))[1]!.id}/occurrence`;
  expect(await kit.del(path, { as: founder })).toMatchObject({ status: 200 });
});

it('is refused if both have a session at one hour, naming both mentors', async () => {
  await kit.db.update(users).set({ surname: '/' }).where(eq(users.id, fixture.mentor.id));
  await book('2025-03-18 06:00:00');
  const { startup, take } = await duplicate();
  await take(new Date('2025-03-18T06:00:00Z'));
  const { status, body } = await look(startup, fixture.startup);

  expect(status).toBe(409);
  expect(body.message).toMatch(
    /^Both have a session at the same time: 2025-03-18 06:00 UTC with Ana and with Ana Horvat\. Move/,
  );
});

it('keeps a draft without a team for a past session that overlaps one of the other', async () => {
  await book('2025-03-18 06:00:00');
  const { startup, take } = await duplicate();
  await take(new Date('2025-03-18T06:00:00Z'));
  kit.clock.set('2025-03-19T06:00:00Z');
  const staff = await staffMember(kit, 'programme');
  const { body } = await look(startup, fixture.startup, staff);
  const call = ['startups', 'merge', '--startup', startup.slug, '--into', fixture.startup.slug];
  expect(body.message).toContain('will be merged into');
  await perform(kit.deps, { argv: call, why: 'Twice' });

  expect(await sessionsOf(startup)).toHaveLength(1);
  const [rest] = await kit.db.select().from(startups).where(eq(startups.id, startup.id));
  expect(rest).toMatchObject({
    published: false,
    slug: `merged-startup-${startup.id}`,
    seasons: [],
  });
  const { body: page } = await kit.get(`/public/startups/${startup.slug}`);
  expect(JSON.stringify(page)).toContain(`"slug":"${fixture.startup.slug}"`);
});

describe('concurrently', () => {
  it('booked sessions of both are kept, and none overlap', async () => {
    const { startup, take } = await duplicate();
    const { seen } = (await look(startup, fixture.startup)).body;
    const at = (n: number) =>
      n % 2 ? take(hour(n)) : book(hour(n).toISOString().slice(0, 19).replace('T', ' '));
    const before = [0, 1, 2, 3].map(at);
    const merging = agree(startup, fixture.startup, { seen });
    const answers = await Promise.all([...before, ...[4, 5, 6, 7, 8, 9].map(at)]);

    const { status } = await merging;
    expect([200, 409, 503]).toContain(status); // 503: a busy machine had no time for it
    if (status !== 200)
      expect(await merge(startup, fixture.startup)).toMatchObject({ status: 200 });
    expect(answers.filter((one) => ![201, 404, 409, 503].includes(one.status))).toEqual([]);
    const booked = answers.filter((one) => one.status === 201).length;
    expect(await sessionsOf(fixture.startup)).toHaveLength(booked);
    expect(await kit.db.$count(schedules, eq(schedules.startupId, startup.id))).toBe(0);
    expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
  });
});
