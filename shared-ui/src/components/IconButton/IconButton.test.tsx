import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { IconButton } from './IconButton';

describe('IconButton', () => {
  it.each(['plain', 'raised', 'danger'] as const)(
    'has its name and handles presses (%s)',
    async (tone) => {
      const onClick = jest.fn();
      render(
        <IconButton label="Edit position" tone={tone} onClick={onClick} data-kind="x">
          <svg aria-hidden="true" />
        </IconButton>,
      );
      const button = screen.getByRole('button', { name: 'Edit position' });
      await userEvent.click(button);
      expect(onClick).toHaveBeenCalledTimes(1);
      expect(button).toHaveAttribute('title', 'Edit position');
      expect(button).toHaveAttribute('data-kind', 'x');
    },
  );

  it('while busy keeps focus and ignores presses', async () => {
    const onClick = jest.fn();
    render(
      <IconButton busy label="Remove" onClick={onClick}>
        x
      </IconButton>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('shows that it is disabled, and keeps the focus', () => {
    render(<IconButton label="Move up" aria-disabled />);
    const button = screen.getByRole('button', { name: 'Move up' });
    act(() => button.focus());
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });
});
