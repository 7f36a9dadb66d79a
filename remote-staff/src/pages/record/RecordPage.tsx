import { Download } from 'lucide-react';
import { Button, InlineAlert, PagedList, useToast } from 'shared-ui';
import { saveCsv } from '../../csv/saveCsv';
import {
  useExportStaffRecordMutation,
  useSearchStaffRecordInfiniteQuery,
} from '../../data/record.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { RecordLine } from '../../record/RecordLine';
import { RecordSheet } from '../../record/RecordSheet';
import { RecordFilters } from './RecordFilters';
import { useRecordFilter } from './useRecordFilter';

/** /staff/record: who did what, when and why, limited to the reader's scopes. */
export function RecordPage() {
  const [filter, setFilter] = useRecordFilter();
  const query = useSearchStaffRecordInfiniteQuery(filter);
  const [exportRecord, exporting] = useExportStaffRecordMutation();
  const toast = useToast();
  const entries = query.currentData?.pages.flatMap(({ data }) => data) ?? [];

  async function handleExport() {
    const { data } = await exportRecord(filter);
    if (data === undefined) return;
    saveCsv('record', data);
    toast.success('The record was exported.');
  }

  const actions = (
    <>
      <Button tone="soft" busy={exporting.isLoading} onClick={handleExport}>
        <Download size={20} aria-hidden />
        Export CSV
      </Button>
      <InlineAlert failure={exporting.error} fields={[]} />
    </>
  );
  return (
    <StaffPage section="Record" title="Record" actions={actions}>
      <RecordFilters key={filter.search ?? ''} filter={filter} onChange={setFilter} />
      <RecordSheet>
        <PagedList query={query} what="entries" empty="No entries found." label="Record">
          {entries.map((entry) => (
            <RecordLine key={entry.id} entry={entry} />
          ))}
        </PagedList>
      </RecordSheet>
    </StaffPage>
  );
}
