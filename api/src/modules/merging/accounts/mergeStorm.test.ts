import { and, eq, inArray } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { occurrences, schedules, teamMembers, users } from '../../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../../testing';
import { noDeadlocks } from '../../../testing/noDeadlocks';
import { overlaps } from '../../meetings/model/overlaps';
import { eraseDue } from '../../privacy/eraseDue';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
noDeadlocks(kit);
const { look, agree, merge } = mergeFixture(kit);
const two = async () => [await kit.person(), await kit.person()] as const;
const hour = (at: number) =>
  new Date(Date.UTC(2025, 2, 17 + Math.floor(at / 3), 6 + (at % 3))).toISOString();

async function seenOf(goes: TestUser, stays: TestUser): Promise<string> {
  return (await look(goes, stays)).body.seen;
}
const gone = async (...people: TestUser[]) => {
  const ids = people.map(({ id }) => id);
  const rows = await kit.db.select().from(users).where(inArray(users.id, ids));
  return rows.filter(({ deletedAt }) => deletedAt !== null).length;
};

it('sessions booked concurrently belong to the remaining account, and none overlap', async () => {
  const room = await kit.room();
  await kit.room();
  const startups = [await kit.startup(), await kit.startup()];
  const founders = [await kit.joins(startups[0]!), await kit.joins(startups[1]!)];
  const [goes, stays] = [await kit.mentorOf(...startups), await kit.mentorOf(...startups)];
  const seen = await seenOf(goes, stays);
  // Never both at one hour, which would refuse the merge.
  const book = (at: number) => {
    const mentor = at % 2 ? goes : stays;
    const end = new Date(Date.parse(hour(at)) + 3_600_000).toISOString();
    const body = { mentor_id: mentor.mentorId, room_id: room, start_time: hour(at), end_time: end };
    const path = `/my/startups/${startups[at % 2]!.id}/meetings`;
    return kit.post(path, { ...body, recurrence: 'none' }, { as: founders[at % 2]! });
  };
  const before = [0, 1, 2, 3].map(book);
  const merging = agree(goes, stays, { seen });
  const meanwhile = [4, 5, 6, 7, 8, 9, 10, 11].map(book);
  const answers = await Promise.all([...before, ...meanwhile]);

  // A session that changed concurrently refuses the merge; then it is repeated.
  const { status } = await merging;
  expect([200, 409, 503]).toContain(status); // 503: a busy machine had no time for it
  if (status !== 200) expect(await merge(goes, stays)).toMatchObject({ status: 200 });
  expect(answers.filter((one) => ![201, 404, 409, 503].includes(one.status))).toEqual([]);
  const booked = answers.filter((one) => one.status === 201).length;
  const mine = eq(occurrences.mentorId, stays.mentorId);
  expect(await kit.db.$count(occurrences, mine)).toBe(booked);
  expect(await kit.db.$count(schedules, eq(schedules.mentorId, goes.mentorId))).toBe(0);
  expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
});

it('two concurrent merges in opposite directions leave one of the two accounts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [ana, twin] = await two();
    const [there, back] = [await seenOf(ana, twin), await seenOf(twin, ana)];
    const answers = await Promise.all([
      agree(ana, twin, { seen: there }),
      agree(twin, ana, { seen: back }),
      agree(ana, twin, { seen: there }),
    ]);

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 404, 409, 503].includes(status))).toEqual([]);
    expect(await gone(ana, twin)).toBe(1);
  }
});

it('a duplicate merged into two accounts ends in one of them', async () => {
  const [ana, first] = await two();
  const second = await kit.person();
  const startup = await kit.startup();
  await kit.alsoJoins(startup, ana, 'founder');
  const seen = [await seenOf(ana, first), await seenOf(ana, second)];
  const answers = await Promise.all([
    agree(ana, first, { seen: seen[0] }),
    agree(ana, second, { seen: seen[1] }),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const team = eq(teamMembers.startupId, startup.id);
  const founders = await kit.db.select().from(teamMembers).where(team);
  expect([first.id, second.id]).toContain(founders[0]!.userId);
  expect(founders).toHaveLength(1);
});

it('a chain of merges ends with one account that has everything', async () => {
  const [ana, twin] = await two();
  const third = await kit.person();
  const startup: TestStartup = await kit.startup();
  await kit.alsoJoins(startup, ana, 'founder');
  const seen = [await seenOf(ana, twin), await seenOf(twin, third)];
  await Promise.all([agree(ana, twin, { seen: seen[0] }), agree(twin, third, { seen: seen[1] })]);
  for (const person of [ana, twin]) await merge(person, third);

  expect(await gone(ana, twin, third)).toBeGreaterThan(0);
  const live = and(eq(teamMembers.startupId, startup.id));
  const [member] = await kit.db.select().from(teamMembers).where(live);
  const [owner] = await kit.db.select().from(users).where(eq(users.id, member!.userId));
  expect(owner!.deletedAt).toBeNull();
});

it('a concurrent erasure: the account is erased or merged, never both', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [goes, stays] = await two();
    const startup = await kit.startup();
    await kit.joins(startup);
    await kit.alsoJoins(startup, goes, 'member');
    const seen = await seenOf(goes, stays);
    const argv = ['users', 'erase', '--user', goes.email, '--confirm', goes.email];
    const asked = { deletionAskedAt: new Date('2025-02-01T00:00:00Z') };
    const late = kit.db.update(users).set(asked).where(eq(users.id, goes.id));
    const erasing = round < 2 ? perform(kit.deps, { argv }) : late.then(() => eraseDue(kit.deps));
    const [erased, merged] = await Promise.all([
      erasing.then(
        () => true,
        () => false,
      ),
      agree(goes, stays, { seen }),
    ]);

    expect([200, 404, 409, 503]).toContain(merged.status);
    expect(erased || merged.status === 200).toBe(true);
    const mine = eq(teamMembers.userId, stays.id);
    expect(await kit.db.$count(teamMembers, mine)).toBe(merged.status === 200 ? 1 : 0);
    expect(await kit.db.$count(teamMembers, eq(teamMembers.userId, goes.id))).toBe(0);
  }
});
