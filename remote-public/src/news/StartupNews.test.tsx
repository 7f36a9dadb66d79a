import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anUpdate, aUser, deferred, mockApi, renderPage } from 'shared-ui/testing';

import { StartupNews } from './StartupNews';

const NEWEST = 51; // id of the newest update
const OLDER = 41;
let asked: string[] = [];

const server = mockApi(
  http.get('*/startups/12/updates', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const page = Number(searchParams.get('page'));
    const id = page === 1 ? NEWEST : OLDER;
    return HttpResponse.json({
      data: [anUpdate({ id, update: `Update ${id}`, likes: id === NEWEST ? 18 : 1 })],
      meta: { current_page: page, last_page: 2, total: 2, as_of: NEWEST },
    });
  }),
  http.post('*/updates/51/like', () => HttpResponse.json({ likes: 19, liked: true })),
  http.delete('*/updates/51/like', () => HttpResponse.json({ likes: 18, liked: false })),
);

beforeEach(() => {
  asked = [];
});

describe('the latest updates of a startup', () => {
  it('begin with the newest, and "Load More" appends the page after the first one', async () => {
    const { user } = open();
    expect(await screen.findByText('Update 51')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Load More' }));

    expect(await screen.findByText('Update 41')).toBeVisible();
    expect(screen.getByText('Update 51')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    // The pressed button is gone, so the focus moves to the first new update.
    expect(screen.getByText('Update 41').closest('li')).toHaveFocus();
    expect(asked).toEqual(['?page=1', '?page=2&as_of=51']);
  });

  it('show an error when older ones cannot be loaded, and can be loaded again', async () => {
    const { user } = open();
    await screen.findByText('Update 51');
    server.use(http.get('*/startups/12/updates', () => HttpResponse.error()));

    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('Update 51')).toBeVisible();

    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Update 41')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be liked by a member, and the like can be undone', async () => {
    const { user } = open(aUser());

    await user.click(await screen.findByRole('button', { name: 'Like, 18 likes' }));
    const liked = await screen.findByRole('button', { name: 'Like, 19 likes' });
    expect(liked).toHaveAttribute('aria-pressed', 'true');
    expect(liked).toHaveAccessibleDescription('Update 51');

    await user.click(liked);
    expect(await screen.findByRole('button', { name: 'Like, 18 likes' })).toBeVisible();
  });

  it('ignore a second click on Like while the first is sent', async () => {
    const answer = deferred();
    let taken = 0;
    server.use(
      http.post('*/updates/51/like', () =>
        answer.promise.then(() => HttpResponse.json({ likes: 19, liked: true })),
      ),
      http.delete('*/updates/51/like', () => {
        taken += 1;
        return HttpResponse.json({ likes: 18, liked: false });
      }),
    );
    const { user } = open(aUser());
    await user.click(await screen.findByRole('button', { name: 'Like, 18 likes' }));
    const liked = await screen.findByRole('button', { name: 'Like, 19 likes' });
    expect(liked).toHaveAttribute('aria-disabled', 'true');

    await user.click(liked);
    answer.resolve();

    await waitFor(() => expect(liked).not.toHaveAttribute('aria-disabled'));
    expect(liked).toHaveAttribute('aria-pressed', 'true');
    expect(liked).toHaveFocus();
    expect(taken).toBe(0);
    await user.click(liked);
    expect(await screen.findByRole('button', { name: 'Like, 18 likes' })).toBeVisible();
  });

  it('undo a like that failed, and show an error', async () => {
    server.use(http.post('*/like', () => HttpResponse.json({}, { status: 500 })));
    const { user, store } = open(aUser());

    await user.click(await screen.findByRole('button', { name: 'Like, 18 likes' }));

    await waitFor(() => expect(store.getState().toast.message).toBe('Something went wrong'));
    expect(screen.getByRole('button', { name: 'Like, 18 likes' })).toBeVisible();
  });

  it('ask a guest who likes one to sign in', async () => {
    const { user, store } = open();

    await user.click(await screen.findByRole('button', { name: 'Like, 18 likes' }));

    expect(store.getState().session.loginDialog).toEqual({ open: true, act: 'like:update:51' });
  });

  it('are hidden while the startup has no updates', async () => {
    const nothing = { current_page: 1, last_page: 1, total: 0, as_of: null };
    const answer = { data: [], meta: nothing };
    let answered = false;
    server.use(
      http.get('*/updates', () => {
        answered = true;
        return HttpResponse.json(answer);
      }),
    );
    open();

    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Latest updates' })).not.toBeInTheDocument();
  });
});

function open(user?: ReturnType<typeof aUser>) {
  return renderPage(<StartupNews startupId={12} />, { user });
}
