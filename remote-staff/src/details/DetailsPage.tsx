import { Fragment, type ReactNode } from 'react';
import { type ApiFailure, EmptyState, ErrorState, Skeleton, TextLink } from 'shared-ui';
import type { AnyRow } from '../data/tables.endpoints';
import { StaffPage } from '../layout/StaffPage';
import type { SectionName } from '../layout/sections';

interface DetailsPageProps<Details extends AnyRow> {
  section: SectionName;
  /** The table that contains the object. */
  tableUrl: string;
  query: {
    currentData?: Details | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => void;
  };
  titleOf: (details: Details) => string;
  actionsOf?: (details: Details) => ReactNode;
  children: (details: Details) => ReactNode;
}

/**
 * The page of one object of a table in all states: loading, failed, not found, loaded. Resets its state when the object
 * changes.
 */
export function DetailsPage<Details extends AnyRow>(props: DetailsPageProps<Details>) {
  const { section, tableUrl, query, titleOf, actionsOf, children } = props;
  const { currentData: data, error, isFetching, refetch } = query;
  const isMissing = (error as ApiFailure | undefined)?.status === 404;
  return (
    <StaffPage
      section={section}
      title={data ? titleOf(data) : section}
      above={[{ label: section, to: tableUrl }]}
      actions={data && <Fragment key={data.id}>{actionsOf?.(data)}</Fragment>}
    >
      <div aria-busy={isFetching}>
        {!data && !error && <Skeleton height="24rem" />}
        {!data && isMissing && (
          <EmptyState action={<TextLink to={tableUrl}>{`All of ${section}`}</TextLink>}>
            There is nothing at this address.
          </EmptyState>
        )}
        {!data && Boolean(error) && !isMissing && (
          <ErrorState onRetry={refetch} busy={isFetching} />
        )}
        {data && <Fragment key={data.id}>{children(data)}</Fragment>}
      </div>
    </StaffPage>
  );
}
