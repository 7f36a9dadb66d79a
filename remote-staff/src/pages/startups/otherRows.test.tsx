import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { aStartup, aStartupRow, mockTable, mockTableHeight } from '../../testing/mockTables';

mockTableHeight();
const meda = aStartupRow({ id: 6, slug: 'meda', name: 'Meda' });
const server = mockApi(
  mockActs(['programme']),
  mockTable('startups', [aStartupRow()]),
  mockTable('mentors', []),
  http.get('*/api/staff/startups/5', () => HttpResponse.json(aStartup())),
  mockHistory('startup/:id'),
);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });
const failed = () => HttpResponse.json({ message: 'Something went wrong' }, { status: 500 });

it('shows no rows of the previous search when the next one fails, but "Try again"', async () => {
  const { user } = open('/staff/startups');
  await screen.findByRole('link', { name: 'Zrno' });
  server.use(http.get('*/api/staff/startups', failed));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'meda');

  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('link', { name: 'Zrno' })).not.toBeInTheDocument();
  expect(screen.queryByText('1 row')).not.toBeInTheDocument();
  server.use(mockTable('startups', [meda]));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Meda' })).toBeVisible();
});

it('dims and disables the rows of the previous filter while the next ones are loading', async () => {
  const answer = deferred();
  const { user } = open('/staff/startups');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Zrno' }));
  server.use(
    http.get('*/api/staff/startups', () => answer.promise, { once: true }),
    mockTable('startups', [meda]),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'seed');

  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Startups' }).parentElement).toHaveAttribute(
    'data-dimmed',
  );
  expect(screen.getByRole('checkbox', { name: 'Select all loaded rows' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Select Zrno' })).toBeDisabled();
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();

  answer.resolve();
  expect(await screen.findByRole('link', { name: 'Meda' })).toBeVisible();
  expect(screen.getByText('1 row')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Meda' })).toBeEnabled();
});

it('shows that further rows cannot be loaded, and loads them again on request', async () => {
  const many = Array.from({ length: 51 }, (_, at) => aStartupRow({ id: at + 1, name: `S ${at}` }));
  let asked = 0;
  const loseNext = http.get('*/api/staff/startups', ({ request }) => {
    if (!new URL(request.url).searchParams.has('after')) return undefined;
    asked += 1;
    return failed();
  });
  server.use(loseNext, mockTable('startups', many));
  const { user } = open('/staff/startups');
  await screen.findByRole('link', { name: 'S 0' });
  const frame = screen.getByRole('region', { name: 'Startups' });
  frame.scrollTop = 52 * 50;
  fireEvent.scroll(frame);

  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(asked).toBe(1);
  server.use(mockTable('startups', many));
  await user.click(retry);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
  );
});

it('updates the search field when the address changes', async () => {
  const { user } = open('/staff/startups?search=zrno');
  await screen.findByRole('link', { name: 'Zrno' });
  await user.click(screen.getByRole('link', { name: 'Startups' }));

  const field = screen.getByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveValue(''));
  await user.type(field, 'me');
  await waitFor(() => expect(location.search).toBe('?search=me'));
  await navigate('/staff/startups?search=zr');
  await waitFor(() => expect(field).toHaveValue('zr'));
  expect(location.search).toBe('?search=zr');
});

it('shows nothing of the previous startup while the next one loads', async () => {
  const answer = deferred();
  server.use(
    http.get('*/api/staff/startups/6', () =>
      answer.promise.then(() => HttpResponse.json(aStartup(meda))),
    ),
  );
  open('/staff/startups/5');
  await screen.findByRole('heading', { level: 1, name: 'Zrno' });
  await navigate('/staff/startups/6');

  await waitFor(() => expect(screen.queryByText('Zrno')).not.toBeInTheDocument());
  answer.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: 'Meda' })).toBeVisible();
});
