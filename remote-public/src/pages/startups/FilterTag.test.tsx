import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FilterTag } from './FilterTag';

it('has aria-pressed while the filter is on, and reports clicks', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <FilterTag pressed={false} onClick={onClick}>
      Season 2
    </FilterTag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Season 2', pressed: false }));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(<FilterTag pressed>Season 2</FilterTag>);
  expect(screen.getByRole('button', { name: 'Season 2', pressed: true })).toBeVisible();
});
