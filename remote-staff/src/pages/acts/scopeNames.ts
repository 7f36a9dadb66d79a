import type { StaffScope } from 'contract/wire/staff.contract';

/** Scopes in words. */
export const SCOPE_NAMES: Record<StaffScope, string> = {
  owner: 'Owner',
  programme: 'Programme',
  people: 'People',
  letters: 'Letters',
  sessions: 'Sessions',
  releases: 'Releases',
};
