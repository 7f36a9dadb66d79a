import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockMedia, mockScroll, renderPage } from 'shared-ui/testing';

import { anOwnStartup, dashboardCalls, mockState } from '../../testing/mockStartup';
import { DashboardPage } from './DashboardPage';

const server = mockApi(...dashboardCalls);
const reachEnd = mockScroll();
beforeEach(() => mockMedia('min-width'));

describe('/my/startups/{startupId}', () => {
  it('shows the name and the followers of the startup, and a link to its public page', async () => {
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Rrufe' })).toBeVisible();
    expect(await screen.findByText('1,284 followers')).toBeVisible();
    const way = screen.getByRole('link', { name: /View public page/ });
    expect(way).toHaveAttribute('href', '/startups/rrufe');
    expect(way).toHaveAttribute('target', '_blank');
  });

  it('shows the newest updates first and fetches older ones at the end of the list', async () => {
    open();

    expect(await feed()).toEqual(['Fourth', 'Third']);
    reachEnd();
    await screen.findByText('Second');
    reachEnd();
    await screen.findByText('First');

    expect(await feed()).toEqual(['Fourth', 'Third', 'Second', 'First']);
  });

  it.each([
    [true, 'Visible to everyone on the page of Rrufe'],
    [false, 'Visible only to the team and mentors until Rrufe is published'],
  ])('shows who can read a new update: published %s', async (published, audience) => {
    const data = anOwnStartup({ published });
    server.use(http.get('*/api/my/startups/7', () => HttpResponse.json({ data })));
    open();
    expect(await screen.findByText(audience)).toBeVisible();
  });

  it('puts a posted update on top, and empties the text box and the draft', async () => {
    const { user, store } = open();
    const box = await screen.findByRole('textbox', { name: 'Share an update...' });
    expect(screen.getByRole('button', { name: 'Post Update' })).toBeDisabled();

    await user.type(box, '  We shipped!  ');
    await user.click(screen.getByRole('button', { name: 'Post Update' }));

    await screen.findByText('We shipped!', { selector: 'p' });
    expect((await feed())[0]).toBe('We shipped!');
    expect(box).toHaveValue('');
    expect(store.getState().toast.message).toBe('Your update is posted.');
    expect(localStorage.getItem('updateDraft_startup_7')).toBeNull();
  });

  it('keeps the text and shows the error when posting fails, and retries with the same idempotency key', async () => {
    const error = { message: 'You have posted 10 updates in an hour.' };
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/startups/7/updates', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json(error, { status: 429 });
      }),
    );
    const { user } = open();

    await user.type(await screen.findByRole('textbox'), 'We shipped!');
    await user.click(screen.getByRole('button', { name: 'Post Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      `${error.message} Visible to everyone on the page of Rrufe`,
    );
    await user.click(screen.getByRole('button', { name: 'Post Update' }));
    await waitFor(() => expect(keys).toHaveLength(2));

    expect(screen.getByRole('textbox')).toHaveValue('We shipped!');
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('removes a deleted update from the list, after confirmation', async () => {
    const { user } = open();
    await user.click(within(await entry('Third')).getByRole('button', { name: 'Delete update' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Update' });
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this update? This action cannot be undone.',
    );

    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByText('Third')).not.toBeInTheDocument());
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Updates' })).toHaveFocus());
  });

  it('shows in the dialog that an update could not be deleted', async () => {
    server.use(http.delete('*/updates/:id', () => new HttpResponse(null, { status: 500 })));
    const { user } = open();
    await user.click(within(await entry('Third')).getByRole('button', { name: 'Delete update' }));

    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByText('Third')).toBeVisible();
  });

  it('shows a session that stays booked with a former mentor', async () => {
    mockState.sessions[0]!.mentor.assigned = false;
    open();
    expect(await screen.findByText('with Elif Şahin')).toBeVisible();
  });

  it('shows that no session is scheduled', async () => {
    mockState.sessions = [];
    open();
    expect(await screen.findByText('No session is scheduled yet.')).toBeVisible();
  });

  it('shows the next session and the number of founders', async () => {
    open();

    expect(await screen.findByText('with Elif Şahin')).toBeVisible();
    expect(await screen.findByText('1 founder')).toBeVisible();
  });

  it('does not claim that no session is scheduled when the sessions cannot be loaded', async () => {
    server.use(http.get('*/startups/7/meetings', () => new HttpResponse(null, { status: 503 })));
    open();
    expect(screen.getByText('Next mentoring session')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByText('Next mentoring session')).not.toBeInTheDocument(),
    );
  });

  it('shows that no updates have been posted yet', async () => {
    mockState.updates = [];
    open();
    expect(await screen.findByText('No updates have been posted yet.')).toBeVisible();
  });

  it('offers "Try again" when the updates cannot be loaded', async () => {
    server.use(
      http.get('*/updates', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Fourth')).toBeVisible();
  });

  it('shows "Startup Not Found" when the reader is not on the team', async () => {
    server.use(http.get('*/my/startups/7', () => new HttpResponse(null, { status: 404 })));
    open();
    expect(await screen.findByRole('heading', { name: 'Startup Not Found' })).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to My Startups' });
    expect(back).toHaveAttribute('href', '/my/startups');
  });
});

const open = () =>
  renderPage(<DashboardPage />, {
    at: '/my/startups/7',
    path: '/my/startups/:startupId',
    user: aUser({ roles: ['founder'] }),
  });

const feed = async () => {
  const list = within(await screen.findByRole('list', { name: 'Updates' }));
  const lines = await list.findAllByRole('listitem');
  return lines.map((line) => line.querySelector('p')?.textContent);
};

const entry = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
