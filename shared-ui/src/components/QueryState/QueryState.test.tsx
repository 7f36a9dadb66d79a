import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { api } from 'shared-ui/core';
import { deferred, mockApi, pageSettled, renderPage } from 'shared-ui/testing';

import { QueryState } from './QueryState';

const cupsOfToday = () => HttpResponse.json(['Đurđa’s cup']);
const server = mockApi(http.get('*/api/cups', cupsOfToday));
const cups = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ listCups: build.query<string[], void>({ query: () => '/cups' }) }),
}).endpoints.listCups;

it('shows that it is loading, and then what was loaded', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');

  expect(await screen.findByText('Đurđa’s cup')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('keeps the failure and the focus in place while a slow retry runs, then focuses the heading above', async () => {
  server.use(fails());
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const slow = deferred();
  server.use(http.get('*/api/cups', () => slow.promise.then(cupsOfToday)));
  await user.click(retry);

  await waitFor(() => expect(retry).toHaveTextContent('Trying again...'));
  expect(retry).toHaveFocus();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');

  slow.resolve();
  expect(await screen.findByText('Đurđa’s cup')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cups' })).toHaveFocus());
});

it('announces it again when a retry by keyboard fails, too', async () => {
  server.use(fails());
  const { user } = open();
  const first = await screen.findByRole('alert');
  await user.tab();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  server.resetHandlers();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Đurđa’s cup')).toBeVisible();
});

it('keeps its content when that cannot be loaded again, and says so until it can', async () => {
  const { user, store } = open();
  await screen.findByText('Đurđa’s cup');
  server.use(fails());
  await act(() => store.dispatch(cups.initiate(undefined, { forceRefetch: true })));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded again, so it may be out of date.',
  );
  expect(screen.getByText('Đurđa’s cup')).toBeVisible();

  server.use(http.get('*/api/cups', () => HttpResponse.json(['Ágnes’ cup'])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ágnes’ cup')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([404, 422])('offers no retry where there is nothing (%i)', async (status) => {
  server.use(fails(status));
  open();

  expect(await screen.findByText('There are no cups here.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leaves an ended session to the frame, which says it once', async () => {
  const { store } = open();
  await screen.findByText('Đurđa’s cup');
  localStorage.setItem('ACCESS_TOKEN', 'ended');
  server.use(fails(401));
  await act(() => store.dispatch(cups.initiate(undefined, { forceRefetch: true })));
  await pageSettled(store);

  expect(screen.getByText('Đurđa’s cup')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function Cups() {
  return (
    <section>
      <h2>Cups</h2>
      <QueryState query={cups.useQuery()} height="4rem" missing={<p>There are no cups here.</p>}>
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </QueryState>
    </section>
  );
}

const open = () => renderPage(<Cups />);
const fails = (status = 503) => http.get('*/api/cups', () => new HttpResponse(null, { status }));
