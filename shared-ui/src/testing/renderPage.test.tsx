import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { page, type RemoteRoute, useUser } from 'shared-ui/core';
import { aUser, renderPage } from 'shared-ui/testing';

function Startup() {
  return (
    <h1>
      {useParams().slug} for {useUser()?.name ?? 'guests'}
    </h1>
  );
}

const ROUTES: RemoteRoute[] = [
  { path: '/startups/:slug', title: 'Startup', page: page(async () => Startup) },
];

describe('renderPage', () => {
  it('opens a remote’s own routes', async () => {
    renderPage(ROUTES, { at: '/startups/zrno', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'zrno for Dunja' })).toBeVisible();
  });

  it('begins with a guest, independent of the previous test', () => {
    renderPage(<Startup />, { at: '/startups/zrno', path: '/startups/:slug' });
    expect(screen.getByRole('heading', { name: 'zrno for guests' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is empty at every other address', () => {
    const { container } = renderPage(ROUTES, { at: '/elsewhere' });
    expect(container).toBeEmptyDOMElement();
  });
});
