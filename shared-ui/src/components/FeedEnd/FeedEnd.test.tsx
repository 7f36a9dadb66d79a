import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockScroll } from 'shared-ui/testing';

import { FocusWatch } from '../../focus/FocusWatch';
import type { PagedQuery } from '../QueryState/QueryState';
import { FeedEnd } from './FeedEnd';

const reachEnd = mockScroll();

describe('FeedEnd', () => {
  it('fetches more when it becomes visible, and again when the list has grown', () => {
    const fetchNextPage = jest.fn();
    const end = (loaded: number) => <FeedEnd loaded={loaded} query={{ ...QUERY, fetchNextPage }} />;
    const { rerender, unmount } = render(end(10));
    expect(fetchNextPage).not.toHaveBeenCalled();
    reachEnd();
    expect(fetchNextPage).toHaveBeenCalledTimes(1);

    rerender(end(20));
    reachEnd();
    expect(fetchNextPage).toHaveBeenCalledTimes(2);

    unmount();
    reachEnd();
    expect(fetchNextPage).toHaveBeenCalledTimes(2);
  });

  it('shows that more is loading, and fetches nothing meanwhile', () => {
    const fetchNextPage = jest.fn();
    render(<FeedEnd loaded={10} query={{ ...QUERY, isFetchingNextPage: true, fetchNextPage }} />);
    reachEnd();
    expect(screen.getByRole('status')).toHaveTextContent('Loading more updates...');
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('waits for a press after a failure', async () => {
    const fetchNextPage = jest.fn();
    render(<FeedEnd loaded={10} query={{ ...QUERY, isFetchNextPageError: true, fetchNextPage }} />);
    reachEnd();
    expect(fetchNextPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('shows the failure until more is loaded, and keeps the focus there', async () => {
    const end = (query: Partial<PagedQuery>) => (
      <>
        <FocusWatch />
        <h1>Updates</h1>
        <FeedEnd loaded={10} query={{ ...QUERY, ...query }} />
      </>
    );
    const { rerender } = render(end({ isFetchNextPageError: true }));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);

    rerender(end({ isFetchingNextPage: true }));
    expect(screen.getByText('Something went wrong')).toBeVisible();
    expect(retry).toHaveFocus();

    rerender(end({}));
    expect(retry).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
  });
});

const QUERY: PagedQuery = {
  isFetching: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => {},
  fetchNextPage: () => {},
};
