import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Skeleton } from './Skeleton';

describe('placeholders', () => {
  it('are not announced', () => {
    const { container } = render(<Skeleton width="60%" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild).toHaveStyle({ inlineSize: '60%' });
  });

  it('appear only after a moment, so that a fast answer shows none', () => {
    const { container } = render(<Skeleton />);
    expect(getComputedStyle(container.firstElementChild!).animation).toMatch(
      /220ms\) \S+ 220ms\) backwards/,
    );
  });

  it('announces politely that more is loading', () => {
    render(<Spinner label="Loading more updates..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading more updates...');
  });

  it('show an empty state with an action', () => {
    render(<EmptyState action={<Button>Schedule</Button>}>No mentors yet.</EmptyState>);
    expect(screen.getByText('No mentors yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
  });

  it('show a failure with a retry', async () => {
    const onRetry = jest.fn();
    render(<ErrorState onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offer no retry without a handler', () => {
    render(<ErrorState>Error: gone</ErrorState>);
    expect(screen.getByRole('alert')).toHaveTextContent('Error: gone');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be for screen readers only', () => {
    render(<VisuallyHidden>opens in a new tab</VisuallyHidden>);
    expect(screen.getByText('opens in a new tab')).toBeInTheDocument();
  });
});
