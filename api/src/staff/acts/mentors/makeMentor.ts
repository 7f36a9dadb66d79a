import { mentorHoursQueries } from '../../../modules/mentor-hours/mentorHours.queries';
import { programmeQueries } from '../../../modules/programme/programme.queries';
import type { StaffDeps } from '../../act/act';
import { programmeZone } from '../../zone/programmeZone';
import { type Window, WORKING_HOURS } from './hours';
import { mentorStateQueries } from './mentorState.queries';
import { mentorQueries } from './mentors.queries';
import { notifyHoursChange } from './notifyHoursChange';

interface Wanted {
  company?: string;
  /** IANA; a new mentor without one gets the programme's zone. */
  zone?: string;
  /** A new mentor without a week gets working hours. */
  hours?: Window[];
}

/**
 * Makes a person a mentor, or reactivates a former one; fields that are left out stay (rule 11.7). A former mentor is
 * notified of changed hours.
 * @returns also the mentor data before and after
 */
export async function makeMentor(
  deps: StaffDeps,
  userId: number,
  { company, zone: timeZone, hours }: Wanted,
) {
  const { db, clock } = deps;
  const state = mentorStateQueries(db);
  const { site } = await programmeQueries(db).published();
  const person = { userId, timeZone: programmeZone(site), createdAt: clock.now() };
  const added = await mentorQueries(db).add(person, { company, timeZone });
  // Read only now, because a concurrent call may have created the mentor.
  const before = added ? undefined : await state.holdOf(userId);
  const made = added ?? (await mentorQueries(db).renew(userId, { company, timeZone }));
  const isNew = added !== undefined;
  if (hours || isNew) await mentorHoursQueries(db).setWeek(made.id, hours ?? WORKING_HOURS);
  const after = await state.holdOf(userId);
  return {
    ...made,
    isNew,
    before,
    after,
    told: await notifyHoursChange(deps, userId, before, after),
  };
}
