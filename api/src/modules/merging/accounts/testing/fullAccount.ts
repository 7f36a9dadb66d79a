import * as schema from '../../../../db/schema';
import type { TestKit, TestUser } from '../../../../testing';

/** Gives an account a row in every table from which merging moves rows. */
export async function fullAccount(kit: TestKit, user: TestUser) {
  const { db } = kit;
  const now = kit.clock.now();
  const own = { userId: user.id };
  const startup = await kit.startup();
  await kit.joins(startup);
  await kit.alsoJoins(startup, user, 'founder');
  const other = await kit.person();
  const mentor = await kit.mentorOf(startup);
  const roomId = await kit.room();
  const pair = { startupId: startup.id, mentorId: mentor.mentorId };
  const [schedule] = await db
    .insert(schema.schedules)
    .values({ ...pair, recurrence: 'none', createdBy: user.id, createdAt: now })
    .returning();
  const startsAt = new Date(now.getTime() - 86_400_000);
  const times = {
    startsAt,
    originalStartsAt: startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  };
  const [meeting] = await db
    .insert(schema.occurrences)
    .values({
      ...pair,
      ...times,
      roomId,
      scheduleId: schedule!.id,
      status: 'cancelled',
      cancelledBy: user.id,
    })
    .returning();
  const about = { occurrenceId: meeting!.id, writtenAt: now };
  const text = 'Pricing';
  await db.insert(schema.meetingTopics).values({ ...about, text, version: 1, writtenBy: user.id });
  await db
    .insert(schema.meetingNotes)
    .values({ ...about, text, version: 1, authorId: user.id, shared: false });
  await db
    .insert(schema.meetingActions)
    .values({ ...about, text, ownerId: user.id, createdBy: user.id, dueOn: '2025-03-20' });
  await db.insert(schema.meetingAttendance).values({
    occurrenceId: meeting!.id,
    side: 'founders',
    tookPlace: true,
    saidBy: user.id,
    saidAt: now,
  });
  await db
    .insert(schema.meetingFeedback)
    .values({ ...about, authorId: user.id, usefulness: 4, comment: '' });
  const [update] = await db
    .insert(schema.startupUpdates)
    .values({
      startupId: startup.id,
      authorId: user.id,
      title: 'News',
      update: 'We ship.',
      createdAt: now,
    })
    .returning();
  await db.insert(schema.updateLikes).values({ ...own, updateId: update!.id, createdAt: now });
  const asked = {
    startupId: startup.id,
    kind: 'member',
    position: 'Sales',
    createdAt: now,
    expiresAt: now,
  } as const;
  await db.insert(schema.invitations).values({
    ...asked,
    email: `${user.id}@invited.example`,
    tokenHash: `merging ${user.id}`,
    status: 'accepted',
    invitedBy: user.id,
    acceptedBy: user.id,
  });
  await db
    .insert(schema.startupFollows)
    .values({ startupId: startup.id, followerId: user.id, createdAt: now });
  await db.insert(schema.userFollows).values([
    { ...own, followerId: other.id, createdAt: now },
    { userId: other.id, followerId: user.id, createdAt: now },
  ]);
  await db
    .insert(schema.followNotices)
    .values({ followerId: user.id, targetId: other.id, toldAt: now });
  const notice = { type: 'new-follower', text: 'Somebody follows', createdAt: now };
  await db.insert(schema.notifications).values([
    { ...own, ...notice, url: '/' },
    { ...notice, userId: other.id, aboutId: user.id, url: `/profile/${user.id}` },
  ]);
  await db
    .insert(schema.notificationPreferences)
    .values({ ...own, type: 'new-follower', onSite: true, byMail: false });
  await db.insert(schema.notificationCursors).values({ ...own, updateId: 1 });
  await db
    .insert(schema.formerUsernames)
    .values({ ...own, username: `was_${user.id}`, leftAt: now });
  const [ownMentor] = await db
    .insert(schema.mentors)
    .values({ ...own, company: 'Bosphor Labs', timeZone: 'Europe/Istanbul', createdAt: now })
    .returning();
  return { startup, other, meetingId: meeting!.id, mentorId: ownMentor!.id };
}
