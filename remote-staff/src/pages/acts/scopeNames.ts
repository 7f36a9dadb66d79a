import type { StaffScope } from 'contract/wire/staff.contract';

/** A scope as people call it. */
export const SCOPE_NAMES: Record<StaffScope, string> = {
  owner: 'Owner',
  programme: 'Programme',
  people: 'People',
  letters: 'Letters',
  sessions: 'Sessions',
  releases: 'Releases',
};
