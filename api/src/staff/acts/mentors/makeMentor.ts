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
  /** IANA; a new mentor without one goes by the clocks of the programme. */
  zone?: string;
  /** A new mentor without a week has working hours. */
  hours?: Window[];
}

/**
 * Makes a person a mentor, or an old mentor active again, of whom what is not given stays as it is (rule 11.7); an
 * old one is told of other hours.
 * @returns also how they were as a mentor before, and are now
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
  // Looked at only now: somebody else may have made them one at this moment.
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
