import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aPerson, aUser, deferred, mockApi, renderPage } from 'shared-ui/testing';

import { teamCalls, teamState } from '../../testing/mockTeam';
import { TeamPage } from './TeamPage';

const server = mockApi(...teamCalls);

describe('the dialog that invites people to a team', () => {
  it('accepts at most twenty people at once', async () => {
    const { user, dialog } = await openInvitation();
    const add = within(dialog).getByRole('button', { name: 'Add Another' });
    for (let rows = 1; rows < 20; rows += 1) await user.click(add);
    expect(within(dialog).getAllByLabelText('Email')).toHaveLength(20);
    expect(add).not.toBeInTheDocument();

    await user.click(within(dialog).getAllByLabelText(/^Remove row/)[0]!);
    expect(within(dialog).getByText('Add Another')).toBeVisible();
  });

  it('removes the error of a row together with the row', async () => {
    const refused = 'This person is already on the team.';
    const errors = { 'members.0.email': [refused] };
    server.use(
      http.post('*/invite-founders', () => HttpResponse.json({ errors }, { status: 422 })),
    );
    const { user, dialog } = await openInvitation();
    await user.type(within(dialog).getByLabelText('Email'), 'gezim@rrufe.example');
    await user.click(within(dialog).getByRole('button', { name: 'Add Another' }));
    await user.type(within(dialog).getAllByLabelText('Email')[1]!, 'marta@zrno.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send Invites' }));
    expect(await within(dialog).findByText(refused)).toBeVisible();

    await user.click(within(dialog).getAllByLabelText(/^Remove row/)[0]!);
    expect(within(dialog).getByLabelText('Email')).toHaveValue('marta@zrno.example');
    expect(within(dialog).queryByText(refused)).not.toBeInTheDocument();
  });

  it('sends one request when the founder types and clicks again while it is sent', async () => {
    const answer = deferred();
    const received: unknown[] = [];
    server.use(
      http.post('*/invite-founders', async ({ request }) => {
        received.push(await request.json());
        await answer.promise;
        return HttpResponse.json({ message: 'Sent.' }, { status: 201 });
      }),
    );
    const { user, dialog } = await openInvitation();
    await user.type(within(dialog).getByLabelText('Email'), 'gezim@rrufe.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send Invites' }));
    await user.type(within(dialog).getByLabelText('Position'), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Sending Invites...' }));
    answer.resolve();

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(received).toHaveLength(1);
  });

  it('lets a team member revoke invitations of members, but not of founders', async () => {
    teamState.invite('marta@zrno.example');
    teamState.invite('dunja@zrno.example', 'Designer');
    teamState.invites[1]!.type = 'member';
    renderPage(<TeamPage />, { ...address, user: aUser(aPerson({ id: 99 })) });

    const revoke = { name: /^Revoke the invitation to/ };
    await waitFor(() => expect(screen.getAllByRole('button', revoke)).toHaveLength(1));
    expect(screen.getByRole('button', revoke)).toHaveAccessibleName(/dunja@zrno\.example$/);
    expect(screen.getByText('marta@zrno.example')).toBeVisible();
  });
});

const address = { at: '/my/startups/7/team', path: '/my/startups/:startupId/team' };

async function openInvitation() {
  const { user } = renderPage(<TeamPage />, { ...address, user: aUser({ roles: ['founder'] }) });
  await user.click(await screen.findByRole('button', { name: 'Add Co-Founder' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Invite Co-Founders' }) };
}
