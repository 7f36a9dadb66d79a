import { notFound } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { RETENTION } from '../../retention';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { activityExport } from './activityExport';
import { actsAbout, importsAbout } from './actsExport.queries';
import { lettersExport } from './lettersExport';
import { mentorExport } from './mentorExport';
import { recordsExport } from './recordsExport';
import { signInExport } from './signInExport';

/** All data about a user with its retention, including the photo, as one object (GDPR, articles 15 and 20). */
export async function exportData(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  userId: number,
): Promise<Record<string, unknown>> {
  const user = await usersQueries(db).byId(userId);
  if (!user) throw notFound();
  const photo = user.profilePhoto ? await media.get(user.profilePhoto) : undefined;
  const { createdAt, deletionAskedAt, timeZone } = user;
  return {
    exported_at: clock.now(),
    profile: { ...toOwnUser(user), createdAt, deletionAskedAt, timeZone },
    profile_photo_webp: photo?.toString('base64') ?? null,
    ...(await signInExport(db, userId)),
    ...(await activityExport(db, userId)),
    ...(await mentorExport(db, userId)),
    ...(await recordsExport(db, userId)),
    // An unconfirmed address may belong to another person (decision 024).
    ...(await lettersExport(db, user.emailVerifiedAt ? [user.email] : [])),
    acts_of_staff: await actsAbout(db, userId),
    imported: await importsAbout(db, userId),
    retention: Object.values(RETENTION)
      .filter(({ personal }) => personal)
      .map(({ holds: what, kept: stored }) => ({ what, kept: stored })),
  };
}

/** For the owner only, with the notifications that quote it. No page and no command shows it to staff. */
const PRIVATE_PARTS = [
  'meeting_agendas',
  'meeting_notes',
  'meeting_action_items',
  'busy_times',
  'busy_clashes',
  'notifications',
];

/** The export for staff; it lists what only the person can download. */
export async function exportForStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'media'>,
  userId: number,
): Promise<Record<string, unknown>> {
  const parts = Object.entries(await exportData(deps, userId));
  const shown = parts.filter(([part]) => !PRIVATE_PARTS.includes(part));
  return { ...Object.fromEntries(shown), for_the_member_alone: PRIVATE_PARTS };
}
