import { actTitle } from '../../acts/actTitle';
import { useListStaffActsQuery } from '../../data/acts.endpoints';

/** All acts that the reader may find in the record, with their headings. */
export function useRecordedActs(): { value: string; label: string }[] {
  const { recorded = [] } = useListStaffActsQuery().data ?? {}; // an older api does not send it
  return recorded
    .map((value) => ({ value, label: actTitle(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
