import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { page } from 'shared-ui';
import { mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

mockApi(http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })));

const routes = ['/before', '/form', '/after'].map((path) => ({
  path,
  title: path,
  page: page(async () => () => <h1>{path}</h1>),
}));

it('Back skips the guard entry of a form at one press, where no form is open', async () => {
  const { go, pathname } = await openApp({ at: '/before', routes });
  await go('/form');
  const { key } = history.state as { key: string };
  history.pushState({ ...history.state, guarded: key }, ''); // like a form, before the page was reloaded
  await go('/after');
  await go(-1);
  expect(await screen.findByRole('heading', { name: '/form' })).toBeVisible();

  await go(-1);
  await waitFor(() => expect(pathname()).toBe('/before'));
  expect(await screen.findByRole('heading', { name: '/before' })).toBeVisible();
});
