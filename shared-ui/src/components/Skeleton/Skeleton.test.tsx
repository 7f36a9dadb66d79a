import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Skeleton } from './Skeleton';

describe('what stands where nothing is yet', () => {
  it('is silent while the place is kept', () => {
    const { container } = render(<Skeleton width="60%" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild).toHaveStyle({ inlineSize: '60%' });
  });

  it('says politely that more is coming', () => {
    render(<Spinner label="Loading more updates..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading more updates...');
  });

  it('says that there is nothing, and what to do about it', () => {
    render(<EmptyState action={<Button>Schedule</Button>}>No mentors yet.</EmptyState>);
    expect(screen.getByText('No mentors yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
  });

  it('says that loading failed, and tries again', async () => {
    const onRetry = jest.fn();
    render(<ErrorState onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers no other try where there is none', () => {
    render(<ErrorState>Error: gone</ErrorState>);
    expect(screen.getByRole('alert')).toHaveTextContent('Error: gone');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can speak to the ear alone', () => {
    render(<VisuallyHidden>opens in a new tab</VisuallyHidden>);
    expect(screen.getByText('opens in a new tab')).toBeInTheDocument();
  });
});
