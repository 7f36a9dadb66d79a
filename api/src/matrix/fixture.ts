import { gte, sql } from 'drizzle-orm';

import { DAY } from '../app/clock';
import {
  invitations,
  meetingProposals,
  occurrences,
  schedules,
  startupUpdates,
  type TeamKind,
  teamMembers,
  users,
} from '../db/schema';
import type { TestKit, TestStartup, TestUser } from '../testing';
import { meetingRecords } from './meetingRecords';
import { type StaffFixture, staffFixture } from './staffFixture';

/** Every kind of caller (rule 4.2), in the order of the table's columns. */
export const CALLERS = [
  'guest',
  'stranger',
  'member',
  'founder',
  'mentor',
  'otherMentor',
  'admin',
] as const;
type Caller = (typeof CALLERS)[number];

/** One startup with all kinds of people around it, and the objects of calls. */
export interface MatrixFixture extends StaffFixture {
  people: Record<Exclude<Caller, 'guest'>, TestUser>;
  startup: TestStartup;
  draft: TestStartup;
  /** In no team; others follow, unfollow and view them. */
  bystander: TestUser;
  secondFounder: TestUser;
  secondMember: TestUser;
  updateId: number;
  meetingId: number;
  /** Of the mentor, about that meeting. */
  proposalId: number;
  /** Of that meeting, with the founder. */
  actionId: number;
  /** A meeting that has begun, for reports of its outcome. */
  begunId: number;
  mentorId: number;
  roomId: number;
  /** Of an invitation to be a member, and of one to be a founder. */
  invites: { member: number; founder: number };
}

/** A private number in every account. */
export const phoneOf = (userId: number) => `+3598871${10_000 + userId}`;

/** @param kit its clock must be on a day with office hours left */
export async function buildMatrixFixture(kit: TestKit): Promise<MatrixFixture> {
  const startup = await kit.startup({ incorporated: true });
  const draft = await kit.startup({ published: false });
  // Founders and mentors of other startups are strangers here.
  const elsewhere = await kit.startup();
  const roomId = await kit.room();
  const [founder, secondFounder, member, secondMember, stranger, partner, admin, bystander] =
    (await kit.persons([{}, {}, {}, {}, BADGES, {}, { isAdmin: true }, {}])) as Eight;
  // Every startup has a second founder, because a last founder cannot delete their account.
  await join(kit, startup, { founder: [founder, secondFounder], member: [member, secondMember] });
  await join(kit, draft, { founder: [founder, secondFounder], member: [member] });
  await join(kit, elsewhere, { founder: [stranger, partner], member: [] });
  const mentor = await kit.mentorOf(startup, draft);
  const otherMentor = await kit.mentorOf(elsewhere);
  await kit.db
    .update(users)
    .set({ phoneNumber: sql`'+3598871' || (10000 + id)` })
    .where(gte(users.id, founder.id));
  const { mentorId } = mentor;
  const booked = await meeting(kit, startup, mentorId, roomId);
  const sides = { startup, mentorId, roomId, mentor, founder };
  return {
    people: { founder, member, mentor, stranger, otherMentor, admin },
    startup,
    draft,
    secondFounder,
    secondMember,
    roomId,
    bystander,
    updateId: await update(kit, startup),
    ...booked,
    ...(await meetingRecords(kit, { ...sides, ...booked })),
    mentorId,
    invites: await invites(kit, startup),
    ...(await staffFixture(kit)),
  };
}

/** Roles without permissions (rule 4.5): their holders count as strangers. */
const BADGES = { isInvestor: true, isStartup: true };

const KINDS = ['founder', 'member'] as const satisfies TeamKind[];
type Eight = [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser, TestUser, TestUser];

async function join(
  { db, clock }: TestKit,
  { id: startupId }: TestStartup,
  team: Record<TeamKind, TestUser[]>,
) {
  const rows = KINDS.flatMap((kind) =>
    team[kind].map(({ id: userId }) => ({
      startupId,
      userId,
      kind,
      position: 'Co-Founder',
      joinedAt: clock.now(),
    })),
  );
  await db.insert(teamMembers).values(rows);
}

async function update({ db, clock }: TestKit, { id: startupId }: TestStartup) {
  const row = { startupId, title: 'Update', update: 'News', createdAt: clock.now() };
  const [posted] = await db.insert(startupUpdates).values(row).returning();
  return posted!.id;
}

/** Open invitations whose mail was not opened. */
async function invites({ db, clock }: TestKit, { id: startupId }: TestStartup) {
  const expiresAt = new Date(clock.now().getTime() + 7 * DAY);
  const rows = KINDS.map((kind) => ({
    startupId,
    kind,
    email: `${kind}.of.${startupId}@invited.example`,
    position: 'Sales',
    tokenHash: `${kind} ${startupId}`,
    createdAt: clock.now(),
    expiresAt,
  }));
  const written = await db.insert(invitations).values(rows).returning();
  const idOf = (kind: TeamKind) => written.find((invite) => invite.kind === kind)!.id;
  return { member: idOf('member'), founder: idOf('founder') };
}

/** Booked for a Monday, three weeks ahead of 11 March 2025; another day is offered instead. */
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
  const offer = { occurrenceId: booked!.id, scheduleId: schedule!.id, startsAt };
  const proposal = { ...offer, message: 'Another day?', times: ['2025-04-01T06:00:00.000Z'] };
  const [offered] = await kit.db
    .insert(meetingProposals)
    .values({ ...proposal, scope: 'occurrence', createdAt: kit.clock.now() })
    .returning();
  return { meetingId: booked!.id, proposalId: offered!.id };
}
