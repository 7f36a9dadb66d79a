import { SecurityEventKind } from 'contract/wire/security-log.contract';
import { OtherActName } from 'contract/wire/staff.contract';

import { useListStaffActsQuery } from '../../data/acts.endpoints';
import { actTitle } from '../../parts/acts/actTitle';

/** Every act that a reader may find in the record, by its heading; of members' accounts for who sees those (rule 11.24). */
export function useRecordedActs(): { value: string; label: string }[] {
  const { scopes = [], data = [] } = useListStaffActsQuery().data ?? {};
  const seesAccounts = scopes.includes('owner') || scopes.includes('people');
  const names = [
    ...data.map(({ name }) => name),
    ...OtherActName.options,
    ...(seesAccounts ? SecurityEventKind.options : []),
  ];
  return names
    .map((value) => ({ value, label: actTitle(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
