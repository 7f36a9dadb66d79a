// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table laid out as blocks
import type { ReactNode } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Shown at the end of the line: actions, figures. */
  end?: boolean;
  /** Names the row, also for screen readers; on phones it is on top, without its heading. */
  lead?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/**
 * Rows of equal type. On phones each row becomes a block of headings and values. The roles are explicit, because
 * browsers drop those of a table with block layout.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Frame>
      <table role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ heading, end }) => (
              <th key={heading} role="columnheader" scope="col" data-end={end}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ heading, cell, end, lead }) =>
                lead ? (
                  <th key={heading} role="rowheader" scope="row" data-end={end}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={heading} role="cell" data-end={end} data-heading={heading}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative; /* holds the hidden head, which would widen the page */
  overflow-x: auto;
  border-radius: inherit;

  table { inline-size: 100%; border-collapse: collapse; font-size: 0.9375rem; }
  thead th {
    padding: 0.75rem 1.25rem;
    color: ${theme.color.text2};
    background: ${theme.color.surface2};
    font-size: 0.875rem;
    font-weight: 650;
    text-align: start;
    white-space: nowrap;
  }
  td, tbody th {
    min-inline-size: 6.25rem; /* words that are not too long stay whole beside one that is */
    padding: 0.875rem 1.25rem;
    border-block-start: 1px solid ${theme.color.line};
    line-height: 1.375rem;
    overflow-wrap: anywhere;
  }
  tbody th { font-weight: 400; text-align: start; }
  button { overflow-wrap: normal; }
  [data-end] { text-align: end; }

  ${upTo.laptop} {
    td, tbody th, thead th { padding-inline: 0.625rem; }
    td, tbody th { min-inline-size: 5.5rem; }
  }
  ${upTo.tablet} {
    min-block-size: 1px; /* of the hidden head: without rows it would stick out and scroll */
    thead { position: absolute; overflow: hidden; inline-size: 1px; block-size: 1px; clip-path: inset(50%); }
    table, tbody, tr { display: block; }
    tr { padding: 0.875rem 1rem; border-block-start: 1px solid ${theme.color.line}; }
    td, tbody th { display: flex; justify-content: space-between; gap: 1rem; padding: 0.1875rem 0; border: 0; }
    td[data-heading]::before { content: attr(data-heading); flex: none; color: ${theme.color.text3}; }
    tbody th { font-weight: 650; }
  }
`;
