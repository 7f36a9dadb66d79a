import type { NotifyDeps } from '../../deps/deps';
import { notify } from '../notifications/notify';
import type { Actor } from '../startup-access/actor';

interface StaffAct {
  mentorUserId: number;
  text: string;
  /** Path on the site. */
  url: string;
  happensAt?: Date;
}

/** Notifies a mentor of an act of staff on their behalf (rule 6.13); acts of the mentor cause no notification. */
export async function notifyStaffAct(
  deps: NotifyDeps,
  by: Actor,
  { mentorUserId, text, url, happensAt }: StaffAct,
): Promise<void> {
  if (by.side !== 'staff') return;
  const notice = { type: 'meeting-moved', text: () => text, url, happensAt } as const;
  await notify(deps, [mentorUserId], { ...notice, cause: 'product' });
}
