import { notifyStaffAct } from '../../../modules/meeting-notifications/notifyStaffAct';
import { STAFF } from '../../../modules/startup-access/actor';
import type { StaffDeps } from '../../act/act';
import { plural } from '../../act/plural';
import type { MentorState } from './mentorState.queries';

export const HOURS_PAGE = '/my/mentorships/hours';

/**
 * Tells a mentor that their week or its clocks are others now (rule 11.22); who was none before is not told.
 * @returns whether there was something to tell
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

/** For whoever is about to do it. @param mentors how many are told, if any */
export const hoursChangeText = (mentors: unknown) =>
  mentors ? ` ${plural(mentors, 'mentor is', 'mentors are')} told of other hours.` : '';

function textOf(before: MentorState, { week, timeZone }: MentorState): string | undefined {
  const hasOtherWeek = JSON.stringify(week) !== JSON.stringify(before.week);
  const zone = timeZone === before.timeZone ? undefined : timeZone;
  if (hasOtherWeek)
    return `The programme team has changed the hours of your week${zone ? `, and their time zone to ${zone}` : ''}.`;
  return zone && `The programme team has changed the time zone of your hours to ${zone}.`;
}
