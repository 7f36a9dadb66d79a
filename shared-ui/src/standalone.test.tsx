import { act, screen } from '@testing-library/react';
import { page } from 'shared-ui/core';

import { startStandalone } from './standalone';

const Questions = () => <h1>Questions</h1>;

it('shows a remote’s page at its address, without a shell around it', async () => {
  window.history.replaceState({}, '', '/faq');
  const routes = [{ path: '/faq', title: 'FAQ', page: page(async () => Questions) }];
  await act(async () => startStandalone(routes, frame()));
  expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

const frame = () => document.body.appendChild(document.createElement('div'));
