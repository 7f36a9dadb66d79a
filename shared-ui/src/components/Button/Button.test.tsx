import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from './Button';
import type { ButtonTone } from './buttonStyles';

const TONES: ButtonTone[] = [
  'primary',
  'gradient',
  'outline-gradient',
  'ghost',
  'soft',
  'danger',
  'success',
  'text',
];

describe('Button', () => {
  it('is pressed by mouse and by keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Post Update</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'Post Update' }));
    await userEvent.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('while busy speaks its busy label, keeps focus and ignores presses', async () => {
    const onClick = jest.fn();
    const button = (busy: boolean) => (
      <Button busy={busy} busyLabel="Posting..." onClick={onClick}>
        Post Update
      </Button>
    );
    const { rerender } = render(button(false));
    await userEvent.tab();

    rerender(button(true));
    await userEvent.click(screen.getByRole('button', { name: 'Posting...' }));

    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the focus after a press that disables it, until the user leaves it', async () => {
    const onClick = jest.fn();
    const button = (disabled: boolean) => (
      <Button disabled={disabled} onClick={onClick}>
        Save
      </Button>
    );
    const { rerender } = render(button(false));
    await userEvent.tab();

    rerender(button(true));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toBeEnabled(); // browsers blur a disabled button
    expect(onClick).not.toHaveBeenCalled();

    await userEvent.tab();
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('keeps its label while busy when there is no busy label', () => {
    render(<Button busy>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('while busy does not send its form again', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not submit a form by default', () => {
    render(<Button>Add Another</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it.each(TONES)('passes its props to the root (%s)', (tone) => {
    const ref = { current: null };
    render(
      <Button tone={tone} ref={ref} className="mine" data-kind="x">
        Save
      </Button>,
    );

    expect(ref.current).toBe(screen.getByRole('button'));
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('data-kind', 'x');
    expect(ref.current).not.toHaveAttribute('tone');
  });
});
