import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Chip } from './Chip';

it('says whether the filter is on, and asks to change it', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Chip pressed={false} onClick={onClick}>
      Season 2
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Season 2', pressed: false }));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(<Chip pressed>Season 2</Chip>);
  expect(screen.getByRole('button', { name: 'Season 2', pressed: true })).toBeVisible();
});
