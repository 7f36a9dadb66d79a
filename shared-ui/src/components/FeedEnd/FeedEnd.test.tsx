import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockScroll } from 'shared-ui/testing';

import { FocusWatch } from '../../focus/FocusWatch';
import { FeedEnd } from './FeedEnd';

const reachEnd = mockScroll();

describe('FeedEnd', () => {
  it('fetches more when it becomes visible, and again when the list has grown', () => {
    const onReach = jest.fn();
    const end = (loaded: number) => (
      <FeedEnd loaded={loaded} loading={false} failed={false} onReach={onReach} />
    );
    const { rerender, unmount } = render(end(10));
    expect(onReach).not.toHaveBeenCalled();
    reachEnd();
    expect(onReach).toHaveBeenCalledTimes(1);

    rerender(end(20));
    reachEnd();
    expect(onReach).toHaveBeenCalledTimes(2);

    unmount();
    reachEnd();
    expect(onReach).toHaveBeenCalledTimes(2);
  });

  it('shows that more is loading, and fetches nothing meanwhile', () => {
    const onReach = jest.fn();
    render(<FeedEnd loaded={10} loading failed={false} onReach={onReach} />);
    reachEnd();
    expect(screen.getByRole('status')).toHaveTextContent('Loading more updates...');
    expect(onReach).not.toHaveBeenCalled();
  });

  it('waits for a press after a failure', async () => {
    const onReach = jest.fn();
    render(<FeedEnd loaded={10} loading={false} failed onReach={onReach} />);
    reachEnd();
    expect(onReach).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReach).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus at the end after a retry', async () => {
    const end = (failed: boolean) => (
      <>
        <FocusWatch />
        <h1>Updates</h1>
        <FeedEnd loaded={10} loading={!failed} failed={failed} onReach={() => {}} />
      </>
    );
    const { rerender } = render(end(true));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    rerender(end(false));

    await waitFor(() =>
      expect(screen.getByRole('status').closest('[tabindex="-1"]')).toHaveFocus(),
    );
  });
});
