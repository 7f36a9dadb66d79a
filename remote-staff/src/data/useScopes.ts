import type { StaffScope } from 'contract/wire/staff.contract';

import { useListStaffActsQuery } from './acts.endpoints';

/** The reader's scopes in the staff area; empty until they are known. */
export function useScopes(): readonly StaffScope[] {
  return useListStaffActsQuery().data?.scopes ?? [];
}
