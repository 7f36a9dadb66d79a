import type { OwnUser } from 'contract/wire/user.contract';

/** Whether the user may enter the staff area; the api decides about each act there. */
export const isStaff = (user: Partial<OwnUser> | null): boolean =>
  user?.roles?.includes('admin') === true && user.needs_second_factor !== true;
