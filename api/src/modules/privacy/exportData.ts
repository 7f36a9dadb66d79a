import { notFound } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { RETENTION } from '../../retention';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { actsAbout, importsAbout } from './actsExport.queries';
import { exportQueries } from './export.queries';
import { lettersExportQueries } from './lettersExport.queries';
import { mentorExportQueries } from './mentorExport.queries';
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
  const asMentor = mentorExportQueries(db);
  const signIn = signInExportQueries(db);
  // Under an address that nobody proved it may be somebody else's (decision 024).
  const letters = lettersExportQueries(db, user.emailVerifiedAt ? [user.email] : []);
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
    mailed_links: await signIn.mailedLinks(userId),
    startups: await of.startups(userId),
    updates: await of.updates(userId),
    likes: await of.likes(userId),
    followed_startups: await of.followedStartups(userId),
    followed_people: await of.followedPeople(userId),
    notifications: await of.notifications(userId),
    notification_preferences: await of.preferences(userId),
    profiles_seen: await of.profilesSeen(userId),
    staff_scopes: await of.scopes(userId),
    mentor: await asMentor.mentor(userId),
    mentor_week: await asMentor.week(userId),
    mentor_dates: await asMentor.dates(userId),
    mentor_time_off: await asMentor.timeOff(userId),
    busy_calendar: await asMentor.busyCalendar(userId),
    busy_times: await asMentor.busyTimes(userId),
    busy_clashes: await asMentor.busyClashes(userId),
    meetings: await of.meetings(userId),
    meeting_proposals: await asMentor.meetingProposals(userId),
    ...(await recordsExport(db, userId)),
    invitations: await letters.invitations(),
    newsletter: await letters.newsletter(),
    mails: await letters.mails(),
    mail_suppression: await letters.mailSuppression(),
    contact_messages: await letters.contactMessages(),
    letters: await letters.letters(),
    contact_answers: await letters.contactAnswers(),
    acts_of_staff: await actsAbout(db, userId),
    imported: await importsAbout(db, userId),
    retention: Object.values(RETENTION)
      .filter(({ personal }) => personal)
      .map(({ holds: what, kept: stored }) => ({ what, kept: stored })),
  };
}

/** For the owner alone, with the notices that quote it: no page and no command shows it to staff. */
const PRIVATE_PARTS = [
  'meeting_agendas',
  'meeting_notes',
  'meeting_action_items',
  'busy_times',
  'busy_clashes',
  'notifications',
];

/** The same for staff who are asked for it; it names what the person has to download themselves. */
export async function exportForStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'media'>,
  userId: number,
): Promise<Record<string, unknown>> {
  const parts = Object.entries(await exportData(deps, userId));
  const shown = parts.filter(([part]) => !PRIVATE_PARTS.includes(part));
  return { ...Object.fromEntries(shown), for_the_member_alone: PRIVATE_PARTS };
}
