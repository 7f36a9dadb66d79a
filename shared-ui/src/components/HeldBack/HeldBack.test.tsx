import { render, screen } from '@testing-library/react';

import { HeldBack } from './HeldBack';

const below = (until: boolean, where?: string) => (
  <HeldBack until={until} where={where} placeholder={<p>Loading</p>}>
    <button type="button">Post</button>
  </HeldBack>
);
const button = () => screen.queryByRole('button', { name: 'Post' });

it('renders the content when the part above has loaded, and keeps it from then on', () => {
  const { rerender } = render(below(false));
  expect(button()).toBeNull();
  expect(screen.getByText('Loading')).toBeVisible();

  rerender(below(true));
  expect(button()).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
  rerender(below(false));
  expect(button()).toBeVisible();
});

it('renders the content at once where nothing is above', () => {
  render(below(false, '@media (max-width: 1px)'));
  expect(button()).toBeVisible();
});
