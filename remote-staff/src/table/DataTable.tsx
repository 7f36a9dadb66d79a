import {
  getCoreRowModel,
  type RowSelectionState,
  useReactTable,
  type VisibilityState,
} from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';
import { BodyCell } from './BodyCell';
import { HeaderCell } from './HeaderCell';
import { SpacerRow } from './SpacerRow';
import type { TableColumn } from './tableColumn';
import { tableStyles } from './tableStyles';
import { useVirtualRows } from './useVirtualRows';

interface DataTableProps<Row> {
  caption: string;
  /** Id of the description of the whole table. */
  describedBy?: string;
  columns: readonly TableColumn<Row>[];
  visibility: VisibilityState;
  rows: Row[];
  /** Name of a row for its controls, unique. */
  nameOf: (row: Row) => string;
  /** Number of all rows; -1 when unknown. */
  count: number;
  sort: string;
  order: string;
  onSort: (sort: string) => void;
  chosen: RowSelectionState;
  onChoose: (chosen: RowSelectionState) => void;
  /** True while other rows are loading: rows cannot be selected then. */
  disabled: boolean;
  /** Called when the last rows scroll into view. */
  onNearEnd: () => void;
}

/**
 * Rows in a frame that scrolls both ways, by keyboard too, under headings and beside a first column that stay. Only rows in
 * sight are drawn, and on paper all that are loaded; their numbers say which of how many they are.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    visibility,
    rows,
    nameOf,
    count,
    chosen,
    onChoose,
    onNearEnd,
    disabled,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const definitions = useMemo(
    () => columns.map(({ id }) => ({ id, accessorFn: () => id })),
    [columns],
  );
  const table = useReactTable({
    data: rows,
    columns: definitions,
    getRowId: ({ id }) => String(id),
    getCoreRowModel: getCoreRowModel(),
    state: { columnVisibility: visibility, rowSelection: chosen },
    onRowSelectionChange: (update) =>
      onChoose(typeof update === 'function' ? update(chosen) : update),
  });
  const lines = table.getRowModel().rows;
  const shown = table
    .getVisibleLeafColumns()
    .map(({ id }) => columns.find((one) => one.id === id)!);

  const { items, measure, above, below } = useVirtualRows(frame, lines.length, onNearEnd);

  return (
    <Frame ref={frame} role="region" aria-label={caption} tabIndex={0}>
      <table
        aria-label={caption}
        aria-describedby={props.describedBy}
        aria-rowcount={count < 0 ? -1 : count + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" data-choice>
              <input
                type="checkbox"
                aria-label="Select all loaded rows"
                disabled={disabled}
                checked={table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
            {shown.map((column) => (
              <HeaderCell key={column.id} {...props} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <SpacerRow height={above} columns={shown.length + 1} />
          {items.map(({ index }) => {
            const line = lines[index]!;
            return (
              <tr
                key={line.id}
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                data-chosen={line.getIsSelected() || undefined}
              >
                <td data-choice>
                  <input
                    type="checkbox"
                    aria-label={`Select ${nameOf(line.original)}`}
                    disabled={disabled}
                    checked={line.getIsSelected()}
                    onChange={line.getToggleSelectedHandler()}
                  />
                </td>
                {shown.map((column, at) => (
                  <BodyCell
                    key={column.id}
                    column={column}
                    row={line.original}
                    name={nameOf(line.original)}
                    isFirst={at === 0}
                  />
                ))}
              </tr>
            );
          })}
          <SpacerRow height={below} columns={shown.length + 1} />
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  ${tableStyles}
  max-block-size: min(70vh, 48rem);
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  @media print { overflow: visible; max-block-size: none; } /* paper does not scroll */
`;
