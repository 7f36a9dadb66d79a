import { screen } from '@testing-library/react';
import { readConfig } from 'shared-ui/core';
import { renderPage } from 'shared-ui/testing';

import { Logo } from './Logo';

it('links to the home page and contains the name of the product', async () => {
  const config = readConfig('{"productName":"Balkan Rise"}');
  const { user } = renderPage(<Logo />, { at: '/faq', state: { config } });
  expect(screen.getByRole('link').textContent).toContain('Balkan Rise');
  await user.click(screen.getByRole('link', { name: 'The Balkan Rise, home' }));
  expect(location.pathname).toBe('/');
  expect(screen.getByText('Balkan')).toBeVisible();
});
