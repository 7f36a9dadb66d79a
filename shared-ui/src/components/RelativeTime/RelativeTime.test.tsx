import { act, screen } from '@testing-library/react';
import { navigate, renderPage } from 'shared-ui/testing';

import { RelativeTime } from './RelativeTime';

const NOW = Date.UTC(2025, 2, 14, 12, 0, 0);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

describe('RelativeTime', () => {
  it('counts the seconds', () => {
    renderPage(<RelativeTime date={ago(134)} />);
    expect(screen.getByText('2 minutes 14 seconds ago')).toHaveAttribute('datetime', ago(134));

    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText('2 minutes 16 seconds ago')).toBeVisible();
  });

  it('shows the full date on focus', () => {
    renderPage(<RelativeTime date={ago(134)} />);
    act(() => screen.getByText(/ago$/).parentElement?.focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Friday');
    expect(screen.getByRole('tooltip')).toHaveTextContent('14 March 2025');
  });

  it('removes its timer', async () => {
    renderPage(<RelativeTime date={ago(5)} />, { path: '/' });
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    await navigate('/elsewhere');
    act(() => jest.runOnlyPendingTimers());
    expect(jest.getTimerCount()).toBe(0);
  });
});
