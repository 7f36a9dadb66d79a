import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { DAY } from '../../../app/clock';
import { invitations, startups } from '../../../db/schema';
import type { TodaySource } from './todaySource';

const EXPIRES_SOON_MS = 2 * DAY;

/** Invitations that expire within two days. */
export const invitationsSource: TodaySource = {
  kind: 'invitations',
  scope: 'programme',
  async find({ db, clock }, limit) {
    const now = clock.now();
    const { id, email, kind, position, status, expiresAt } = invitations;
    const rows = await db
      .select({ id, email, kind, position, expiresAt, startup: startups })
      .from(invitations)
      .innerJoin(startups, eq(startups.id, invitations.startupId))
      .where(
        and(
          eq(status, 'pending'),
          gt(expiresAt, now),
          lt(expiresAt, new Date(now.getTime() + EXPIRES_SOON_MS)),
        ),
      )
      .orderBy(asc(expiresAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: String(row.id),
      name: row.email,
      text: `Invited to ${row.startup.name}, not accepted`,
      at: row.expiresAt.toISOString(),
      to: `/staff/startups/${row.startup.id}`,
      act: {
        name: 'founders.invite',
        fields: {
          startup: row.startup.slug,
          email: row.email,
          position: row.position,
          member: row.kind === 'member',
        },
        label: 'Invite again',
      },
    }));
  },
};
