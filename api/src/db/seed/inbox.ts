import { DAY, HOUR } from '../../app/clock';
import { hashSecret, newSecret } from '../../app/secrets';
import type { Database } from '../database';
import { invitations, notifications } from '../schema';

interface Who {
  startupId: number;
  founderId: number;
  mentorUserId: number;
}

/** Pending invitations and notifications of the demo accounts. */
export async function insertInbox(
  db: Database,
  { startupId, founderId, mentorUserId }: Who,
  now: Date,
) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const invite = (email: string, position: string, age: number) => ({
    startupId,
    email,
    position,
    kind: 'founder' as const,
    tokenHash: hashSecret(newSecret()),
    invitedBy: founderId,
    createdAt: before(age),
    expiresAt: new Date(now.getTime() + 7 * DAY - age),
  });
  await db
    .insert(invitations)
    .values([
      invite('dunja.k@zrno.example', 'Co-Founder', 3 * DAY),
      invite('marta.k@zrno.example', 'Co-Founder, Sales', 5 * HOUR),
    ]);

  const mentorship = `/my/startups/${startupId}/mentorship`;
  await db.insert(notifications).values(
    [
      {
        userId: founderId,
        type: 'team-change',
        text: 'Ömer Şahin joined Zrno as Hardware, Co-Founder.',
        url: `/my/startups/${startupId}/team`,
        age: 21 * DAY,
        read: true,
      },
      {
        userId: founderId,
        type: 'new-follower',
        text: '31 people started following Zrno.',
        url: '/startups/zrno',
        age: 4 * DAY,
        read: true,
      },
      {
        userId: founderId,
        type: 'meeting-booked',
        text: 'Your weekly session with Elif Demirtaş is booked.',
        url: mentorship,
        age: 3 * DAY,
        read: false,
      },
      {
        userId: founderId,
        type: 'startup-update',
        text: 'Kolo Mobility posted an update.',
        url: '/startups/kolo-mobility',
        age: 6 * HOUR,
        read: false,
      },
      {
        userId: mentorUserId,
        type: 'meeting-booked',
        text: 'Zrno booked a weekly session with you.',
        url: `/my/mentorships/${startupId}`,
        age: 3 * DAY,
        read: false,
      },
      {
        userId: mentorUserId,
        type: 'startup-update',
        text: 'Zrno posted an update.',
        url: '/startups/zrno',
        age: 3 * HOUR,
        read: false,
      },
    ].map(({ age, read, ...notice }) => ({
      ...notice,
      createdAt: before(age),
      readAt: read ? before(age - HOUR) : null,
    })),
  );
}
