import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { api } from 'shared-ui/core';
import { changedBy } from '../../data/changedBy';
import { useFocusHome } from '../../focus/useFocusHome';
import { StepUp } from '../../step-up/StepUp';
import { deferred } from '../../testing/deferred';
import { mockApi } from '../../testing/mockApi';
import { renderPage } from '../../testing/renderPage';
import { watchAlerts } from '../../testing/watchAlerts';
import { FailurePlace } from '../FailurePlace/FailurePlace';
import { ConfirmDialog } from './ConfirmDialog';

const MESSAGE = 'Somebody else was faster.';
const conflict = () => HttpResponse.json({ message: MESSAGE }, { status: 409 });

let posts: string[];
let requests: string[];
let answer: () => Promise<Response> | Response;

mockApi(
  http.get('*/api/posts', () => HttpResponse.json(posts)),
  http.delete('*/api/posts/:name', ({ params }) => {
    requests.push(String(params.name));
    return answer();
  }),
  http.get('*/api/account/second-factor', () => HttpResponse.json({ passkeys: [] })),
  http.post('*/api/account/second-factor/proof', () => HttpResponse.json({ message: 'Thanks.' })),
);

beforeEach(() => {
  posts = ['first', 'second'];
  requests = [];
  answer = succeed;
});

describe('a confirm dialog', () => {
  it('sends its request, reports the success, and moves the focus on when its opener is gone', async () => {
    const { user, store } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(requests).toEqual(['first']);
    expect(store.getState().toast).toMatchObject({ type: 'success', message: 'It is deleted.' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByText('Delete first')).not.toBeInTheDocument());
  });

  it('sends nothing when it is cancelled, and returns the focus to its opener', async () => {
    const { user, store } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete first' })).toHaveFocus();
    expect(requests).toEqual([]);
    expect(store.getState().toast.show).toBe(false);
  });

  it('sends one request for a double press, and stays open while a slow one runs', async () => {
    const held = deferred();
    answer = () => held.promise.then(succeed);
    const { user } = await ask();
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Deleting...' })).toHaveFocus();

    fireEvent(dialog()!, new Event('cancel', { cancelable: true })); // Escape
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
    held.resolve();

    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(requests).toEqual(['first']);
  });

  it('announces a failure once, keeps the focus, and opens without it the next time', async () => {
    answer = () => new HttpResponse(null, { status: 422 });
    const announced = watchAlerts();
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    expect(await within(dialog()!).findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(announced).toEqual(['Something went wrong']);

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete first' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the reason of a conflict when its row is gone, and then moves the focus on', async () => {
    answer = overtake;
    const announced = watchAlerts();
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    expect(await within(dialog()!).findByRole('alert')).toHaveTextContent(MESSAGE);
    expect(screen.queryByText('Delete first')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus());
    expect(announced).toEqual([MESSAGE]);
  });

  it('leaves the reason of a conflict on the page when it goes away with its row', async () => {
    answer = overtake;
    const announced = watchAlerts();
    const { user } = await ask({ inRow: true });
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus());
    expect(announced).toEqual([MESSAGE]);
  });

  it('asks for the second factor instead of showing that it is missing, and confirms again', async () => {
    const errors = { second_factor: ['Please confirm it.'] };
    answer = () => {
      answer = succeed;
      return HttpResponse.json({ message: 'Please confirm it.', errors }, { status: 422 });
    };
    const announced = watchAlerts();
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');

    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual(['first', 'first']);
    expect(announced).toEqual([]);
  });
});

const dialog = () => screen.queryByRole('alertdialog', { name: 'Delete post' });

function succeed() {
  posts = posts.filter((name) => name !== 'first');
  return new HttpResponse(null, { status: 204 });
}

function overtake() {
  posts = ['second'];
  return conflict();
}

async function ask({ inRow = false } = {}) {
  const page = renderPage(<Posts inRow={inRow} />);
  await page.user.click(await screen.findByRole('button', { name: 'Delete first' }));
  return page;
}

const postCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listPosts: build.query<string[], void>({ query: () => '/posts', providesTags: ['Views'] }),
    deletePost: build.mutation<unknown, string>({
      query: (name) => ({ url: `/posts/${name}`, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Views'] as const),
    }),
  }),
});

/** @param inRow whether the dialog goes away with the row, as it should not */
function Posts({ inRow }: { inRow: boolean }) {
  const { data = [] } = postCalls.useListPostsQuery();
  const [deletePost] = postCalls.useDeletePostMutation();
  const [chosen, setChosen] = useState<string>();
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();
  const question = chosen && (
    <ConfirmDialog
      title="Delete post"
      text="Are you sure?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      done="It is deleted."
      onConfirm={() => deletePost(chosen)}
      onDone={goToTitle}
      renderStepUp={(failure, confirm) => <StepUp failure={failure} onProven={confirm} />}
      onClose={() => setChosen(undefined)}
    />
  );

  return (
    <section>
      <h2 ref={title} tabIndex={-1}>
        Posts
      </h2>
      <FailurePlace>
        {data.map((name) => (
          <div key={name}>
            <button type="button" onClick={() => setChosen(name)}>
              Delete {name}
            </button>
            {inRow && chosen === name && question}
          </div>
        ))}
        {!inRow && question}
      </FailurePlace>
    </section>
  );
}
