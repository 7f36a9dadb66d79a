import type { NotifyDeps } from '../../deps/deps';
import { meetingSpan } from '../../mail/meetingTime';
import { notifyStaffAct } from '../meeting-notifications/notifyStaffAct';
import { mentorsQueries } from '../mentors/mentors.queries';
import type { Actor } from '../startup-access/actor';

interface TimeOff {
  mentorId: number;
  startsAt: Date;
  endsAt: Date;
}

/** Notifies a mentor of time off that staff entered or removed for them (rule 6.17). */
export async function notifyTimeOff(
  deps: NotifyDeps,
  by: Actor,
  { mentorId, startsAt, endsAt }: TimeOff,
  what: 'entered' | 'removed',
): Promise<void> {
  const mentor = await mentorsQueries(deps.db).byId(mentorId);
  if (!mentor) return;
  const when = meetingSpan(startsAt, endsAt, mentor.timeZone);
  await notifyStaffAct(deps, by, {
    text: `The programme team has ${what} your time off: ${when}.`,
    mentorUserId: mentor.userId,
    url: '/my/mentorships/hours',
  });
}
