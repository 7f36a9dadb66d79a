import type { Deps } from '../../app/deps';
import { notFound } from '../../app/httpError';
import { RETENTION } from '../../retention';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { exportQueries } from './export.queries';
import { recordsExport } from './recordsExport';
import { signInExportQueries } from './signInExport.queries';

/**
 * Everything we keep about somebody, the photo included, and for how long, as one object (GDPR,
 * articles 15 and 20).
 */
export async function exportData(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  userId: number,
): Promise<Record<string, unknown>> {
  const user = await usersQueries(db).byId(userId);
  if (!user) throw notFound();
  const of = exportQueries(db);
  const signIn = signInExportQueries(db);
  const photo = user.profilePhoto ? await media.get(user.profilePhoto) : undefined;
  const { createdAt, deletionAskedAt, timeZone } = user;
  return {
    exported_at: clock.now(),
    profile: { ...toOwnUser(user), createdAt, deletionAskedAt, timeZone },
    profile_photo_webp: photo?.toString('base64') ?? null,
    devices: await signIn.devices(userId),
    security_log: await signIn.securityLog(userId),
    second_factor: await signIn.secondFactor(userId),
    identities: await signIn.identities(userId),
    former_emails: await signIn.formerEmails(userId),
    former_usernames: await signIn.formerUsernames(userId),
    startups: await of.startups(userId),
    updates: await of.updates(userId),
    likes: await of.likes(userId),
    followed_startups: await of.followedStartups(userId),
    followed_people: await of.followedPeople(userId),
    notifications: await of.notifications(userId),
    notification_preferences: await of.preferences(userId),
    mentor: await of.mentor(userId),
    busy_calendar: await of.busyCalendar(userId),
    busy_times: await of.busyTimes(userId),
    busy_clashes: await of.busyClashes(userId),
    meetings: await of.meetings(userId),
    meeting_proposals: await of.meetingProposals(userId),
    ...(await recordsExport(db, userId)),
    invitations: await of.invitations(user.email),
    newsletter: await of.newsletter(user.email),
    mail_suppression: await of.mailSuppression(user.email),
    contact_messages: await of.contactMessages(user.email),
    retention: Object.values(RETENTION)
      .filter(({ personal }) => personal)
      .map(({ holds: what, kept }) => ({ what, kept })),
  };
}
