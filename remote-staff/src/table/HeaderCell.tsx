import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TableColumn } from './tableColumn';

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: string;
  order: string;
  onSort: (sort: string) => void;
}

/** A heading; for a sortable column it is a button that shows the order. */
export function HeaderCell<Row>({ column, sort, order, onSort }: HeaderCellProps<Row>) {
  const { heading, end, sort: by } = column;
  const isSorted = by !== undefined && by === sort;
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
  const direction = order === 'desc' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-end={end || undefined} aria-sort={isSorted ? direction : undefined}>
      {by === undefined ? (
        heading
      ) : (
        <button type="button" onClick={() => onSort(by)}>
          {heading}
          {isSorted && <Arrow size={16} aria-hidden />}
        </button>
      )}
    </th>
  );
}
