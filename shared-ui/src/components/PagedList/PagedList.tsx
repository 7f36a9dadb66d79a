import { Children, type ReactNode } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { EmptyState } from '../EmptyState/EmptyState';
import { FeedEnd } from '../FeedEnd/FeedEnd';
import { FeedSkeleton } from '../FeedSkeleton/FeedSkeleton';
import { type PagedQuery, QueryState } from '../QueryState/QueryState';

interface PagedListProps {
  query: PagedQuery;
  /** Name of the items, in plural: `updates`. */
  what: string;
  /** Text of an empty list. */
  empty: string;
  /** The list's name, or the id of the heading that names it. */
  label?: string;
  labelledBy?: string;
  /** One `<li>` for each loaded item. */
  children: ReactNode;
}

/** A paged list with states for loading, failure and no items. It fetches more when the user scrolls to its end. */
export function PagedList({ query, what, empty, label, labelledBy, children }: PagedListProps) {
  const count = Children.count(children);
  return (
    <QueryState query={query} placeholder={<FeedSkeleton label={`Loading ${what}...`} />}>
      {() => (
        <>
          {count === 0 && <EmptyState>{empty}</EmptyState>}
          {count > 0 && (
            <List aria-label={label} aria-labelledby={labelledBy}>
              {children}
            </List>
          )}
          <FeedEnd query={query} loaded={count} label={`Loading more ${what}...`} />
        </>
      )}
    </QueryState>
  );
}

const List = styled.ul`
  > li + li { border-block-start: 1px solid ${theme.color.line}; }
`;
