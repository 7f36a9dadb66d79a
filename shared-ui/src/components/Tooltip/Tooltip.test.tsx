import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Tooltip } from './Tooltip';

const tip = () => screen.queryByRole('tooltip');

describe('Tooltip', () => {
  it('appears on hover and focus, and disappears on Escape', async () => {
    const text = jest.fn(() => 'Friday 14 March 2025');
    render(
      <Tooltip focusable text={text}>
        <time>2 minutes ago</time>
      </Tooltip>,
    );
    expect(text).not.toHaveBeenCalled();

    await userEvent.hover(screen.getByText('2 minutes ago'));
    expect(tip()).toHaveTextContent('Friday 14 March 2025');
    await userEvent.unhover(screen.getByText('2 minutes ago'));
    expect(tip()).not.toBeInTheDocument();

    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleDescription('Friday 14 March 2025');
    await userEvent.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
  });

  it('adds no second tab stop', async () => {
    render(
      <Tooltip text="Copied!">
        <button type="button">Copy</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    expect(tip()).toHaveTextContent('Copied!');
  });
});
