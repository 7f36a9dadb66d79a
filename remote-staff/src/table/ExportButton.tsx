import { Button, InlineAlert } from 'shared-ui';
import { saveCsv } from '../csv/saveCsv';
import {
  type TableName,
  type TableParams,
  useLazyExportStaffTableQuery,
} from '../data/tables.endpoints';

interface ExportButtonProps {
  table: TableName;
  params: TableParams;
}

/** Saves all matching rows as a spreadsheet, including those that are not loaded. */
export function ExportButton({ table, params }: ExportButtonProps) {
  const [load, loading] = useLazyExportStaffTableQuery();

  async function handlePress() {
    const { data, error } = await load({ table, params });
    if (!error) saveCsv(table, data ?? '');
  }

  return (
    <>
      <Button size="sm" tone="soft" busy={loading.isFetching} onClick={handlePress}>
        Export CSV
      </Button>
      <InlineAlert failure={loading.isFetching ? undefined : loading.error} fields={[]} />
    </>
  );
}
