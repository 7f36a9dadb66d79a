import type { StaffScope } from 'contract/wire/staff.contract';

import { useListStaffActsQuery } from './acts.endpoints';

/** What the reader may do in the staff area; none until it is known. */
export function useScopes(): readonly StaffScope[] {
  return useListStaffActsQuery().data?.scopes ?? [];
}
