import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aPerson,
  aStartupCard,
  aUser,
  losesNetwork,
  mockApi,
  navigate,
  renderPage,
} from 'shared-ui/testing';

import { routes } from '../../routes';
import { teamCalls, teamState } from '../../testing/mockTeam';
import { TeamPage } from './TeamPage';

const server = mockApi(...teamCalls);

describe('/my/startups/{startupId}/team', () => {
  it('shows the founders, and hides the section of other members while it is empty', async () => {
    const { container } = open();

    expect(await screen.findByText('@gezim')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Dunja Đorđević' })).toBeVisible();
    expect(screen.getByText('Team Members')).not.toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('changes the position of a founder', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit position of Gëzim Hoxha' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Position' });
    const field = within(dialog).getByRole('textbox', { name: 'Position' });

    await user.clear(field);
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(field, ' CTO {Enter}');

    expect(await screen.findByText('CTO')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
  });

  it('removes a founder after confirmation', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Gëzim Hoxha' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Removal' });
    expect(dialog).toHaveTextContent(
      'Are you sure you want to remove Gëzim Hoxha from the founders?',
    );

    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.queryByText('@gezim')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Founders' })).toHaveFocus());
  });

  it('shows that the last founder cannot be removed', async () => {
    teamState.founders.pop();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Dunja Đorđević' }));

    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('needs a founder');
  });

  it('opens "My Startups" after founders remove themselves', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Dunja Đorđević' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(location.pathname).toBe('/my/startups'));
  });

  it('removes the startup and the founder role from the session of founders who remove themselves', async () => {
    server.use(
      http.get('*/api/my/startups', () => {
        const isIn = teamState.founders.some(({ user }) => user.id === aUser().id);
        return HttpResponse.json({ data: isIn ? [aStartupCard({ id: 7, name: 'Rrufe' })] : [] });
      }),
      http.get('*/api/user', () => HttpResponse.json({ data: aUser({ roles: [] }) })),
    );
    const { user, store } = renderPage(routes, {
      at: '/my/startups',
      user: aUser({ roles: ['founder'] }),
    });
    await screen.findByText('Rrufe');
    await navigate('/my/startups/7/team');
    await user.click(await screen.findByRole('button', { name: 'Remove Dunja Đorđević' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText(/You are not part of a startup yet/)).toBeVisible();
    await waitFor(() => expect(store.getState().session.user?.roles).toEqual([]));
  });

  it('focuses the last row after a row was added or removed', async () => {
    const { user } = open();
    const dialog = await openInvitation(user);
    await user.click(within(dialog).getByRole('button', { name: 'Add Another' }));
    expect(emails(dialog)[1]).toHaveFocus();

    await user.click(within(dialog).getAllByRole('button', { name: /^Remove row/ })[0]!);
    expect(emails(dialog)).toHaveLength(1);
    expect(emails(dialog)[0]).toHaveFocus();
  });

  it('invites several people at once and shows them as pending', async () => {
    const { user, store } = open();
    const dialog = await openInvitation(user);
    await user.type(emails(dialog)[0]!, 'marta@zrno.example');
    await user.click(within(dialog).getByRole('button', { name: 'Add Another' }));
    await user.type(emails(dialog)[1]!, 'dunja@');
    await user.click(within(dialog).getByRole('button', { name: 'Send Invites' }));
    expect(emails(dialog)[1]).toBeInvalid();

    await user.type(emails(dialog)[1]!, 'zrno.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send Invites' }));

    const table = await screen.findByRole('table', { name: 'Pending Invites' });
    expect(within(table).getByText('marta@zrno.example')).toBeVisible();
    expect(within(table).getAllByText('Co-Founder')).toHaveLength(2);
    expect(store.getState().toast.message).toBe('Invitations sent successfully!');
    expect(dialog).not.toBeInTheDocument();
  });

  it('shows people as pending who were invited although the response was lost', async () => {
    server.use(
      http.post('*/invite-founders', () => {
        teamState.invite('marta@zrno.example');
        return losesNetwork();
      }),
    );
    const { user } = open();
    const dialog = await openInvitation(user);
    await user.type(emails(dialog)[0]!, 'marta@zrno.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send Invites' }));
    expect(await within(dialog).findByText('Something went wrong')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    const table = await screen.findByRole('table', { name: 'Pending Invites' });
    expect(within(table).getByText('marta@zrno.example')).toBeVisible();
  });

  it('keeps the rows and shows why an invitation was refused', async () => {
    const errors = { 'members.0.email': ['This person is already on the team.'] };
    server.use(
      http.post('*/invite-founders', () => HttpResponse.json({ errors }, { status: 422 })),
    );
    const { user } = open();
    const dialog = await openInvitation(user);
    await user.type(emails(dialog)[0]!, 'gezim@rrufe.example');

    await user.click(within(dialog).getByRole('button', { name: 'Send Invites' }));

    expect(await within(dialog).findByText('This person is already on the team.')).toBeVisible();
    expect(emails(dialog)[0]).toHaveValue('gezim@rrufe.example');
  });

  it('revokes an invitation without confirmation, and hides the empty table', async () => {
    teamState.invite('marta@zrno.example');
    const { user, store } = open();

    await user.click(await screen.findByRole('button', { name: /Revoke the invitation to marta/ }));

    await waitFor(() => expect(screen.queryByText('Pending Invites')).not.toBeInTheDocument());
    expect(store.getState().toast.message).toBe('The invitation to marta@zrno.example is revoked.');
    await waitFor(() => expect(document.body).not.toHaveFocus()); // the focus moves with the next frame
  });

  it('shows why an invitation cannot be revoked, and keeps the focus on the page when its row is gone', async () => {
    const message = 'This invitation has already been accepted.';
    server.use(
      http.post('*/revoke-invite', () => {
        teamState.invites = [];
        return HttpResponse.json({ message }, { status: 409 });
      }),
    );
    teamState.invite('marta@zrno.example');
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: /Revoke the invitation to marta/ }));

    await waitFor(() => expect(screen.queryByText('Pending Invites')).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it.each([() => new HttpResponse(null, { status: 500 }), () => HttpResponse.error()])(
    'shows in the row why an invitation was not revoked: %#',
    async (fail) => {
      server.use(http.post('*/revoke-invite', fail));
      teamState.invite('marta@zrno.example');
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: /Revoke the invitation to/ }));
      const row = screen.getByRole('row', { name: /marta@zrno\.example/ });
      expect(await within(row).findByRole('alert')).toHaveTextContent('Something went wrong');
    },
  );

  it('shows the founders to a team member, without buttons to remove or invite them', async () => {
    renderPage(<TeamPage />, { ...address, user: aUser(aPerson({ id: 99 })) });

    expect(await screen.findByText('@gezim')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Co-Founder' })).not.toBeInTheDocument();
  });
});

const address = { at: '/my/startups/7/team', path: '/my/startups/:startupId/team' };
const open = () => renderPage(<TeamPage />, { ...address, user: aUser({ roles: ['founder'] }) });

async function openInvitation(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add Co-Founder' }));
  return screen.getByRole('dialog', { name: 'Invite Co-Founders' });
}

const emails = (dialog: HTMLElement) =>
  within(dialog).getAllByRole<HTMLInputElement>('textbox', { name: 'Email' });
