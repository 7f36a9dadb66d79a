import { sql } from 'drizzle-orm';

import { occurrences, schedules, users } from '../db/schema';
import type { TestKit, TestStartup, TestUser } from '../testing';

/** Every kind of caller of RULES A.4, in the order of the table's columns. */
export const CALLERS = [
  'guest',
  'stranger',
  'member',
  'founder',
  'mentor',
  'otherMentor',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

/** One startup with everybody around it, and the things that calls are about. */
export interface World {
  people: Record<Exclude<Caller, 'guest'>, TestUser>;
  startup: TestStartup;
  draft: TestStartup;
  /** In no team; others follow, unfollow and look at them. */
  bystander: TestUser;
  secondFounder: TestUser;
  secondMember: TestUser;
  updateId: number;
  meetingId: number;
  mentorId: number;
  roomId: number;
  /** Of an invitation to be a member, and of one to be a founder. */
  invites: { member: number; founder: number };
}

/** A number only its owner may read, planted in every account. */
export const phoneOf = (userId: number) => `+3598871${10_000 + userId}`;

/** @param kit its clock must stand on a day with office hours ahead */
export async function buildWorld(kit: TestKit): Promise<World> {
  const startup = await kit.startup({ incorporated: true });
  const draft = await kit.startup({ published: false });
  const roomId = await kit.room();
  const [founder, secondFounder] = [await kit.joins(startup), await kit.joins(startup)];
  const [member, secondMember] = [
    await kit.joins(startup, 'member'),
    await kit.joins(startup, 'member'),
  ];
  const mentor = await kit.mentorOf(startup, draft);
  // Nobody is the last founder of anything: that alone keeps an account from being deleted.
  await kit.alsoJoins(draft, founder, 'founder');
  await kit.alsoJoins(draft, secondFounder, 'founder');
  await kit.alsoJoins(draft, member, 'member');
  // Founders of other startups are strangers here, and so are mentors of others.
  const elsewhere = await kit.startup();
  await kit.joins(elsewhere);
  const people = {
    ...{ founder, member, mentor },
    stranger: await kit.joins(elsewhere),
    otherMentor: await kit.mentorOf(await kit.startup()),
    admin: await kit.person({ isAdmin: true }),
  };
  const at = `/my/startups/${startup.id}`;
  const posted = await kit.post(
    `/startups/${startup.id}/updates`,
    { update: 'News' },
    { as: founder },
  );
  const invite = async (kind: 'member' | 'founder') => {
    const members = [{ email: `${kind}.of.${startup.id}@invited.example`, position: 'Sales' }];
    await kit.post(`${at}/invite-${kind}s`, { members }, { as: founder });
    const { body } = await kit.get(`${at}/list-invites`, { as: founder });
    return body.invites.find(({ type }: { type: string }) => type === kind).id as number;
  };
  const bystander = await kit.person();
  await kit.db.update(users).set({ phoneNumber: sql`'+3598871' || (10000 + id)` });
  return {
    ...{ people, startup, draft, secondFounder, secondMember, roomId },
    bystander,
    updateId: posted.body.data.id,
    meetingId: await meeting(kit, startup, mentor.mentorId, roomId),
    mentorId: mentor.mentorId,
    invites: { member: await invite('member'), founder: await invite('founder') },
  };
}

/** Booked for a Monday, three weeks ahead of 11 March 2025. */
async function meeting(
  kit: TestKit,
  { id: startupId }: TestStartup,
  mentorId: number,
  roomId: number,
) {
  const between = { startupId, mentorId };
  const startsAt = new Date('2025-03-31T06:00:00Z');
  const endsAt = new Date('2025-03-31T07:00:00Z');
  const values = { ...between, recurrence: 'none' as const, createdAt: kit.clock.now() };
  const [schedule] = await kit.db.insert(schedules).values(values).returning();
  const times = { startsAt, endsAt, originalStartsAt: startsAt };
  const row = { ...between, ...times, scheduleId: schedule!.id, roomId };
  const [booked] = await kit.db.insert(occurrences).values(row).returning();
  return booked!.id;
}
