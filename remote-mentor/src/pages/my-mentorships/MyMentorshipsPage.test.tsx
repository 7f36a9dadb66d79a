import { screen } from '@testing-library/react';
import type { MyStartup } from 'contract/wire/my-startups.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aStartupCard, aUser, mockApi, renderPage } from 'shared-ui/testing';

import { MyMentorshipsPage } from './MyMentorshipsPage';

let stored: MyStartup[] = [];

const server = mockApi(http.get('*/api/my/mentorships', () => HttpResponse.json({ data: stored })));

beforeEach(() => {
  stored = [aStartupCard({ id: 7, name: 'Rrufe' })];
});

describe('/my/mentorships', () => {
  it('lists the startups that the reader mentors, with links to their pages', async () => {
    const { container } = open();

    expect(await screen.findByRole('link', { name: 'Rrufe Manage' })).toHaveAttribute(
      'href',
      '/my/mentorships/7',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('explains what happens when the reader mentors no startup', async () => {
    stored = [];
    open();
    expect(await screen.findByText(/You don't mentor a startup yet/)).toBeVisible();
  });

  it('offers "Try again" when the startups cannot be loaded', async () => {
    server.use(
      http.get('*/my/mentorships', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Rrufe')).toBeVisible();
  });
});

const open = () =>
  renderPage(<MyMentorshipsPage />, { at: '/my/mentorships', user: aUser({ roles: ['mentor'] }) });
