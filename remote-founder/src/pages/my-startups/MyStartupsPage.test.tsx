import { screen } from '@testing-library/react';
import type { MyStartup } from 'contract/wire/my-startups.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aStartupCard, aUser, mockApi, renderPage } from 'shared-ui/testing';

import { MyStartupsPage } from './MyStartupsPage';

let stored: MyStartup[] = [];

const server = mockApi(http.get('*/api/my/startups', () => HttpResponse.json({ data: stored })));

beforeEach(() => {
  stored = [aStartupCard({ id: 7, name: 'Rrufe' }), aStartupCard({ id: 8, name: 'Zrno' })];
});

describe('/my/startups', () => {
  it('lists the startups of the reader with links to their dashboards', async () => {
    const { container } = open();

    expect(await screen.findByRole('link', { name: 'Rrufe Manage' })).toHaveAttribute(
      'href',
      '/my/startups/7',
    );
    expect(screen.getByRole('link', { name: 'Zrno Manage' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'My Startups' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows that the startups are loading', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/my/startups', async () => {
        await asked;
        return HttpResponse.json({ data: stored });
      }),
    );
    open();
    expect(await screen.findByText('Loading your startups...')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Rrufe')).toBeVisible();
  });

  it('explains what to do when the reader has no startup', async () => {
    stored = [];
    open();
    expect(await screen.findByText(/You are not part of a startup yet/)).toBeVisible();
  });

  it('offers "Try again" when the startups cannot be loaded', async () => {
    server.use(
      http.get('*/my/startups', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Rrufe')).toBeVisible();
  });
});

const open = () =>
  renderPage(<MyStartupsPage />, { at: '/my/startups', user: aUser({ roles: ['founder'] }) });
