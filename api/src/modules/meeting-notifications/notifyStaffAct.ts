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

/** Tells a mentor what staff did in their place (rule 6.13); of their own acts there is nothing to tell. */
export async function notifyStaffAct(
  deps: NotifyDeps,
  by: Actor,
  { mentorUserId, text, url, happensAt }: StaffAct,
): Promise<void> {
  if (by.side !== 'staff') return;
  const notice = { type: 'meeting-moved', text: () => text, url, happensAt } as const;
  await notify(deps, [mentorUserId], { ...notice, cause: 'product' });
}
