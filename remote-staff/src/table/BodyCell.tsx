import type { TableColumn } from './tableColumn';

interface BodyCellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  /** Name of the row, unique in the table. */
  name: string;
  /** True in the column that is always shown. */
  isFirst: boolean;
}

/** One value of a row. The first one is the row's heading: screen readers read it before each other value. */
export function BodyCell<Row>({ column, row, name, isFirst }: BodyCellProps<Row>) {
  const content = <div data-content>{column.cell(row, name)}</div>;
  const end = column.end || undefined;
  return isFirst ? (
    <th scope="row" data-end={end}>
      {content}
    </th>
  ) : (
    <td data-end={end}>{content}</td>
  );
}
