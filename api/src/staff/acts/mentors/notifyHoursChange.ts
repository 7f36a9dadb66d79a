import { notifyStaffAct } from '../../../modules/meeting-notifications/notifyStaffAct';
import { STAFF } from '../../../modules/startup-access/actor';
import type { StaffDeps } from '../../act/act';
import { plural } from '../../act/plural';
import type { MentorState } from './mentorState.queries';

export const HOURS_PAGE = '/my/mentorships/hours';

/**
 * Notifies a mentor that their week or zone was changed (rule 11.22); a new mentor is not notified.
 * @returns whether there was a change
 */
export async function notifyHoursChange(
  deps: StaffDeps,
  userId: number,
  before: MentorState | undefined,
  after: MentorState | undefined,
): Promise<boolean> {
  const text = before && after && textOf(before, after);
  if (text) await notifyStaffAct(deps, STAFF, { mentorUserId: userId, url: HOURS_PAGE, text });
  return text !== undefined;
}

/** For the confirmation. @param mentors the number of notified mentors, if any */
export const hoursChangeText = (mentors: unknown) =>
  mentors ? ` ${plural(mentors, 'mentor is', 'mentors are')} notified of new hours.` : '';

function textOf(before: MentorState, { week, timeZone }: MentorState): string | undefined {
  const hasOtherWeek = JSON.stringify(week) !== JSON.stringify(before.week);
  const zone = timeZone === before.timeZone ? undefined : timeZone;
  if (hasOtherWeek)
    return `The programme team has changed your weekly hours${zone ? `, and their time zone to ${zone}` : ''}.`;
  return zone && `The programme team has changed the time zone of your hours to ${zone}.`;
}
