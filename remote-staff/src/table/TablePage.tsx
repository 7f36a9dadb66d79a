import type { RowSelectionState } from '@tanstack/react-table';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import {
  EmptyState,
  ErrorState,
  printedAsBlock,
  QueryState,
  TextLink,
  theme,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';
import type { AnyRow, TableName, TableParams, UseRows } from '../data/tables.endpoints';
import { StaffPage } from '../layout/StaffPage';
import type { SectionName } from '../layout/sections';
import { ManyActs } from '../many/ManyActs';
import type { ManyAct } from '../many/manyAct';
import { shownZone } from '../time/shownZone';
import { ColumnChoice } from './ColumnChoice';
import { countText } from './countText';
import { DataTable } from './DataTable';
import { ExportButton } from './ExportButton';
import { isNarrowed } from './isNarrowed';
import { shownRows } from './shownRows';
import { TableToolbar } from './TableToolbar';
import type { TableColumn, TableFilter } from './tableColumn';
import { useColumnChoice } from './useColumnChoice';
import { useTableAddress } from './useTableAddress';
import { type RowNames, useUniqueNames } from './useUniqueNames';

interface TablePageProps<Row extends AnyRow> extends RowNames<Row> {
  table: TableName;
  useRows: UseRows<Row>;
  /** Also the heading. */
  section: SectionName;
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter[];
  searchHelp: string;
  acts: readonly ManyAct<Row>[];
  /** Default order and filters, when the address has none; a constant. */
  fallback: TableParams & { sort: string };
  actions?: ReactNode;
}

/** A table of staff: search, filters, columns, acts on several rows, and an export as a spreadsheet. */
export function TablePage<Row extends AnyRow>(props: TablePageProps<Row>) {
  const { table, useRows, section, columns, filters, fallback } = props;
  const { params, change, sortBy } = useTableAddress(fallback);
  const { visibility, toggle } = useColumnChoice(table, columns);
  const [chosen, setChosen] = useState<RowSelectionState>({});
  const [rowCount, goToRowCount] = useFocusHome<HTMLSpanElement>();
  const list = useRows(params);
  const { isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { data, currentData, error } = list;
  const { pages, first, rows, isOutdated } = useMemo(
    () => shownRows({ data, currentData, error }),
    [data, currentData, error],
  );

  const nameOf = useUniqueNames(rows, props);
  const mayGoOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const handleNearEnd = useCallback(() => {
    if (mayGoOn) void fetchNextPage();
  }, [mayGoOn, fetchNextPage]);

  /** Clearing the selection removes its buttons, and with them the one that has the focus. */
  function handleClear() {
    setChosen({});
    goToRowCount();
  }

  const shownParams = ['search', 'sort', 'order', ...filters.map(({ param }) => param)];
  const isByLink = Object.keys(params).some((name) => !shownParams.includes(name)); // filters without a control
  const zoneId = useId();
  const isTimed = rows.length > 0 && columns.some(({ id, timed }) => timed && visibility[id]);
  const marked = isOutdated ? [] : rows.filter(({ id }) => chosen[id]);
  const count = first?.has_more_than_total ? -1 : (first?.total ?? 0);
  return (
    <StaffPage section={section} title={section} actions={props.actions}>
      <Root>
        <TableToolbar
          filters={filters}
          params={params}
          searchHelp={props.searchHelp}
          onChange={change}
        />
        <Line>
          <span role="status" ref={rowCount} tabIndex={-1}>
            {isOutdated ? 'Loading...' : first && countText(first)}
          </span>
          {isTimed && <span id={zoneId}>{shownZone()}</span>}
          {isByLink && (
            <TextLink to={`/staff/${table}`} onClick={goToRowCount}>
              {`Show all ${table}`}
            </TextLink>
          )}
          <ColumnChoice columns={columns} visibility={visibility} onToggle={toggle} />
          <ExportButton table={table} params={params} />
        </Line>
        {marked.length > 0 && (
          <ManyActs rows={marked} nameOf={nameOf} acts={props.acts} onClear={handleClear} />
        )}
        <Rows aria-busy={isFetching} data-dimmed={isOutdated || undefined}>
          <QueryState query={{ ...list, currentData: pages }} height="24rem">
            {() =>
              rows.length === 0 ? (
                <EmptyState>
                  {isNarrowed(params)
                    ? 'No results. Change the search or the filters.'
                    : `There are no ${table} yet.`}
                </EmptyState>
              ) : (
                <DataTable<Row>
                  caption={section}
                  describedBy={isTimed ? zoneId : undefined}
                  columns={columns}
                  visibility={visibility}
                  rows={rows}
                  nameOf={nameOf}
                  count={count}
                  chosen={chosen}
                  sort={params.sort ?? ''}
                  order={params.order ?? 'asc'}
                  onSort={sortBy}
                  onChoose={setChosen}
                  onNearEnd={handleNearEnd}
                  disabled={isOutdated}
                />
              )
            }
          </QueryState>
          {error && (isFetchNextPageError || isFetchingNextPage) && (
            <ErrorState onRetry={fetchNextPage} busy={isFetchingNextPage} failure={error} />
          )}
        </Rows>
      </Root>
    </StaffPage>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  ${printedAsBlock(theme.space[16])}
`;

const Rows = styled.div`
  transition: opacity ${theme.time.base};

  &[data-dimmed] { opacity: 0.55; }
`;

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;

  > span { color: ${theme.color.text2}; }
  > :first-child { margin-inline-end: auto; }
  > [role='alert'] { flex-basis: 100%; text-align: end; }
`;
