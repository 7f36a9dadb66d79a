import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { api } from 'shared-ui/core';
import { changedBy } from '../../data/changedBy';
import { deferred } from '../../testing/deferred';
import { mockApi } from '../../testing/mockApi';
import { pageSettled } from '../../testing/pageSettled';
import { renderPage } from '../../testing/renderPage';
import { watchAlerts } from '../../testing/watchAlerts';
import { Button } from '../Button/Button';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { FailurePlace } from './FailurePlace';
import { useRequest } from './useRequest';

const MESSAGE = 'Somebody else was faster.';

let rows: string[];
let answer: () => Promise<Response> | Response;
const conflict = () => HttpResponse.json({ message: MESSAGE }, { status: 409 });

const server = mockApi(
  http.get('*/api/rows', () => HttpResponse.json(rows)),
  http.delete('*/api/rows/*', () => answer()),
);

beforeEach(() => {
  rows = ['dunja', 'marta'];
  answer = conflict;
});

it('shows the reason beside the button that stays, once the page is current', async () => {
  const refetch = deferred();
  const announced = watchAlerts();
  const { user } = renderPage(<List />);
  const row = within(await screen.findByRole('listitem', { name: 'marta' }));
  server.use(http.get('*/api/rows', () => refetch.promise.then(() => undefined)));

  await user.dblClick(row.getByRole('button'));
  expect(await row.findByRole('button', { name: 'Revoking...' })).toHaveFocus();
  expect(announced).toEqual([]);
  refetch.resolve();

  expect(await row.findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(row.getByRole('button', { name: 'Revoke' })).toHaveFocus();
  expect(announced).toEqual([MESSAGE]);
});

it('shows and announces the reason once when the button goes away, until a further press', async () => {
  const announced = watchAlerts();
  const { user } = renderPage(<List />);
  const row = await screen.findByRole('listitem', { name: 'marta' });
  answer = () => {
    rows = ['dunja'];
    return conflict();
  };
  await user.click(within(row).getByRole('button'));

  await waitFor(() => expect(row).not.toBeInTheDocument());
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(announced).toEqual([MESSAGE]);

  answer = () => new Promise(() => undefined);
  await user.click(screen.getByRole('button'));
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

it('shows the reason when the button had gone before the request failed', async () => {
  const held = deferred();
  const announced = watchAlerts();
  const { user, store } = renderPage(<List />);
  const row = await screen.findByRole('listitem', { name: 'marta' });
  answer = () => held.promise.then(conflict);
  await user.click(within(row).getByRole('button'));
  rows = ['dunja'];
  store.dispatch(rowCalls.endpoints.listRows.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(row).not.toBeInTheDocument());
  expect(announced).toEqual([]);
  held.resolve();

  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(announced).toEqual([MESSAGE]);
});

it('shows no reason of a button that has gone when the action may have been performed', async () => {
  const { user } = renderPage(<List />);
  const row = await screen.findByRole('listitem', { name: 'marta' });
  answer = () => {
    rows = ['dunja'];
    return new HttpResponse(null, { status: 500 });
  };
  await user.click(within(row).getByRole('button'));

  await waitFor(() => expect(row).not.toBeInTheDocument());
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('shows no reason on another page', async () => {
  const held = deferred();
  const { user, store } = renderPage(<List />);
  const row = await screen.findByRole('listitem', { name: 'marta' });
  answer = () => held.promise.then(conflict);
  await user.click(within(row).getByRole('button'));
  await user.click(screen.getByRole('link'));
  expect(row).not.toBeInTheDocument();
  held.resolve();

  await pageSettled(store);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

const rowCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listRows: build.query<string[], void>({ query: () => '/rows', providesTags: ['Invites'] }),
    revokeRow: build.mutation<unknown, string>({
      query: (name) => ({ url: `/rows/${name}`, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Invites'] as const),
    }),
  }),
});

function List() {
  const { data = [] } = rowCalls.useListRowsQuery();
  const { pathname } = useLocation();
  return (
    <FailurePlace>
      <ul>{pathname === '/' && data.map((name) => <Row key={name} name={name} />)}</ul>
      <Link to="/elsewhere">Leave</Link>
    </FailurePlace>
  );
}

function Row({ name }: { name: string }) {
  const [revokeRow] = rowCalls.useRevokeRowMutation();
  const { busy, failure, send } = useRequest();

  return (
    <li aria-label={name}>
      <Button busy={busy} busyLabel="Revoking..." onClick={() => send(() => revokeRow(name))}>
        Revoke
      </Button>
      <InlineAlert failure={failure} fields={[]} />
    </li>
  );
}
