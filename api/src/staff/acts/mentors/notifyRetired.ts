import { notifyStaffAct } from '../../../modules/meeting-notifications/notifyStaffAct';
import { STAFF } from '../../../modules/startup-access/actor';
import type { StaffDeps } from '../../act/act';
import { plural } from '../../act/plural';

/** Notifies a mentor that they are retired (rule 11.7). @param sessions the number of booked sessions, which stay */
export async function notifyRetired(
  deps: StaffDeps,
  mentorUserId: number,
  sessions: number,
): Promise<void> {
  const stay =
    sessions > 0 ? ` You keep ${plural(sessions, 'booked session')}, unless you cancel.` : '';
  const text = `The programme team has retired you as a mentor: no new sessions can be booked with you.${stay}`;
  await notifyStaffAct(deps, STAFF, { mentorUserId, url: '/my/mentorships', text });
}
