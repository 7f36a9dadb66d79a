import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState, type QueryResult, QueryState, TextLink } from 'shared-ui';
import type { AnyRow } from '../data/tables.endpoints';
import { StaffPage } from '../layout/StaffPage';
import type { SectionName } from '../layout/sections';
import type { FromTable } from '../table/RowLink';

interface DetailsPageProps<Details extends AnyRow> {
  section: SectionName;
  /** The table that contains the object. */
  tableUrl: string;
  query: QueryResult<Details>;
  titleOf: (details: Details) => string;
  actionsOf?: (details: Details) => ReactNode;
  children: (details: Details) => ReactNode;
}

/**
 * The page of one object of a table in all states: loading, failed, not found, loaded. Resets its state when the object
 * changes.
 */
export function DetailsPage<Details extends AnyRow>(props: DetailsPageProps<Details>) {
  const { section, query, titleOf, actionsOf, children } = props;
  const from: Partial<FromTable> | null = useLocation().state;
  const tableUrl = props.tableUrl + (from?.tableSearch ?? '');
  const { currentData: data } = query;
  return (
    <StaffPage
      section={section}
      title={data ? titleOf(data) : section}
      above={[{ label: section, to: tableUrl }]}
      actions={data && <Fragment key={data.id}>{actionsOf?.(data)}</Fragment>}
    >
      <QueryState
        query={query}
        height="24rem"
        missing={
          <EmptyState action={<TextLink to={tableUrl}>{`Back to ${section}`}</TextLink>}>
            This page does not exist, or was deleted.
          </EmptyState>
        }
      >
        {(details) => <Fragment key={details.id}>{children(details)}</Fragment>}
      </QueryState>
    </StaffPage>
  );
}
