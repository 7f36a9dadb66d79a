import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, deferred, mockApi, renderPage } from 'shared-ui/testing';

import { teamCalls, teamState } from '../../testing/mockTeam';
import { PendingInvites } from './PendingInvites';
import { TeamPage } from './TeamPage';

const server = mockApi(...teamCalls);

it('pending invitations can be loaded again when loading them failed', async () => {
  teamState.invite('dunja@zrno.example');
  server.use(http.get('*/list-invites', () => new HttpResponse(null, { status: 500 })));
  const { user } = renderPage(<PendingInvites startupId="7" mayLead />);
  expect(await screen.findByRole('heading', { name: 'Pending Invites' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Pending Invites' })).toBeVisible();
});

it('pending invitations are hidden until the team is loaded, which avoids a layout shift', async () => {
  teamState.invite('dunja@zrno.example');
  const people = deferred();
  server.use(http.get('*/startups/7/team', () => people.promise.then(() => undefined)));
  renderPage(<TeamPage />, {
    at: '/my/startups/7/team',
    path: '/my/startups/:startupId/team',
    user: aUser({ roles: ['founder'] }),
  });
  const address = await screen.findByText('dunja@zrno.example');
  expect(address).not.toBeVisible();

  people.resolve();
  expect(await screen.findByText('@gezim')).toBeVisible();
  expect(address).toBeVisible();
});
