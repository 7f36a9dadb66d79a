import type { ReactNode } from 'react';
import { type Failure, failureText } from 'shared-ui/core';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isMissing } from './isMissing';

/** State of a query, as its hook returns it; of an infinite query, too. */
export interface QueryResult<Data> {
  currentData?: Data | undefined;
  error?: Failure;
  isFetching: boolean;
  refetch: () => unknown;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
}

/** State of an infinite query. */
export interface PagedQuery<Pages = unknown> extends QueryResult<Pages> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Height of the placeholder, a CSS length. */
  height?: string;
  /** Shown instead of a block of that height; it announces that it is loading. */
  placeholder?: ReactNode;
  /** What has failed; 'Something went wrong' when omitted. */
  failed?: ReactNode;
  /** Shown instead of a retry when there is nothing at the address. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

const OUTDATED = 'This could not be loaded again, so it may be out of date.';

/**
 * What a query has loaded, or its state until then (rule 7.69). A failure stays in view while it is tried again, so the
 * focus stays, too. Content stays when loading it again fails: a sentence below it says so, because above it would move
 * what the reader is about to press.
 */
export function QueryState<Data>({
  query,
  height,
  placeholder = <Placeholder height={height} />,
  failed,
  missing,
  children,
}: QueryStateProps<Data>) {
  const { currentData: data, error, isFetching, refetch } = query;
  const isLoaded = data !== undefined;
  const isAtEnd = query.isFetchingNextPage || query.isFetchNextPageError; // the end of the list shows it
  const isShown = isLoaded ? Boolean(failureText(error)) && !isAtEnd : error !== undefined;
  const isGone = missing !== undefined && isMissing(error);

  return (
    <>
      {isLoaded && children(data)}
      {!isLoaded && !error && placeholder}
      {isShown && isGone && missing}
      {isShown && !isGone && (
        <ErrorState onRetry={refetch} busy={isFetching} failure={error}>
          {isLoaded ? OUTDATED : failed}
        </ErrorState>
      )}
    </>
  );
}

function Placeholder({ height }: { height: string | undefined }) {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height={height} />
    </>
  );
}
