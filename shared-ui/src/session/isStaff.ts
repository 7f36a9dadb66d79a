import type { OwnUser } from 'contract/wire/user.contract';

/** Whether somebody may enter the staff area; the api decides what they may do there. */
export const isStaff = (user: Partial<OwnUser> | null): boolean =>
  user?.roles?.includes('admin') === true && user.needs_second_factor !== true;
