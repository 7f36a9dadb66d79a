import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PagedQuery } from '../QueryState/QueryState';
import { PagedList } from './PagedList';

const show = (query: Partial<PagedQuery>, ...names: string[]) =>
  render(
    <PagedList query={{ ...IDLE, ...query }} what="entries" label="Log" empty="Nothing yet.">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </PagedList>,
  );

it('shows only that its first page is loading', () => {
  show({ isFetching: true });

  expect(screen.getByRole('status')).toHaveTextContent('Loading entries...');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText('Nothing yet.')).not.toBeInTheDocument();
});

it('offers a retry when its first page failed', async () => {
  const refetch = jest.fn();
  show({ error: FAILURE, refetch });

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(refetch).toHaveBeenCalledTimes(1);
});

it('shows that it is empty', () => {
  show({ currentData: {} });

  expect(screen.getByText('Nothing yet.')).toBeVisible();
});

it('keeps its items when the next page fails, and offers a retry at its end', async () => {
  const fetchNextPage = jest.fn();
  const failed = { error: FAILURE, isFetchNextPageError: true, hasNextPage: true, fetchNextPage };
  show({ currentData: {}, ...failed }, 'signed in', 'signed out');

  expect(screen.getByRole('list', { name: 'Log' })).toHaveTextContent('signed insigned out');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

const FAILURE = { status: 503 };

const IDLE: PagedQuery = {
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => {},
  fetchNextPage: () => {},
};
