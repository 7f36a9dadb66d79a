import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { keptInBrowser } from 'shared-ui';
import { mockApi, renderPage } from 'shared-ui/testing';
import { anAct } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { aStartupRow, mockTable, mockTableHeight } from '../../testing/mockTables';
import { StartupsPage } from './StartupsPage';

mockTableHeight();
const zrno = aStartupRow();
const meda = aStartupRow({ id: 6, slug: 'meda', name: 'Meda', published: false, season: null });
const asked: URLSearchParams[] = [];
const server = mockApi(
  mockActs(['programme'], anAct({ name: 'startups.publish' })),
  mockTable('startups', [zrno, meda], asked),
);
const open = (at = '/staff/startups') => renderPage(<StartupsPage />, { at, user: staffUser() });
beforeEach(() => {
  asked.length = 0;
});

it('lists startups in an accessible table', async () => {
  const { container } = open();

  const table = await screen.findByRole('table', { name: 'Startups' });
  expect(table).toHaveAttribute('aria-rowcount', '3');
  const row = within(await screen.findByRole('row', { name: /Meda/ }));
  expect(row.getByRole('link', { name: 'Meda' })).toHaveAttribute('href', '/staff/startups/6');
  expect(row.getByRole('rowheader', { name: 'Meda' })).toBeVisible();
  expect(row.getByText('Draft')).toBeVisible();
  expect(screen.getByText('2 rows')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('takes filters and order from the address, and writes them into it', async () => {
  const { user } = open('/staff/startups?published=no&sort=season&order=desc');

  await screen.findByRole('table', { name: 'Startups' });
  expect(Object.fromEntries(asked[0]!)).toEqual({
    published: 'no',
    sort: 'season',
    order: 'desc',
  });
  expect(screen.getByRole('columnheader', { name: 'Season' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'seed');
  await waitFor(() => expect(asked.at(-1)!.get('stage')).toBe('seed'));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(asked.at(-1)!.get('sort')).toBe('name'));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'med');
  await waitFor(() => expect(asked.at(-1)!.get('search')).toBe('med'));
});

it('reverses the order of a column at each click', async () => {
  const { user } = open('/staff/startups?sort=season');
  const season = await screen.findByRole('columnheader', { name: 'Season' });
  const press = () => user.click(within(season).getByRole('button'));

  await press();
  expect(season).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => expect(asked.at(-1)!.get('order')).toBe('desc'));
  await press();
  expect(season).toHaveAttribute('aria-sort', 'ascending');
});

it('filters by season, by the names of the seasons', async () => {
  const { user } = open();
  const seasons = await screen.findByRole('combobox', { name: 'Season' });
  const shown = within(seasons).getAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Any season',
    'Season 2',
    'Season 1',
    'No season',
  ]);

  await user.selectOptions(seasons, 'Season 1');
  await waitFor(() => expect(asked.at(-1)!.get('season')).toBe('1'));
  await user.selectOptions(seasons, 'No season');
  await waitFor(() => expect(asked.at(-1)!.get('season')).toBe('none'));
});

it('shows the number of a season that is not published yet', async () => {
  open('/staff/startups?season=7');
  expect(await screen.findByRole('combobox', { name: 'Season' })).toHaveDisplayValue('7');
});

it('shows that there are no startups', async () => {
  server.use(mockTable('startups', []));
  open();
  expect(await screen.findByText('There are no startups yet.')).toBeVisible();
});

it('shows an optional column that was chosen, and stores the choice', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Address' }));

  expect(await screen.findByRole('columnheader', { name: 'Address' })).toBeVisible();
  expect(keptInBrowser.getJson('STAFF_COLUMNS_startups')).toMatchObject({ slug: true });
});

it('previews an act on all selected rows, and performs it', async () => {
  const done: unknown[] = [];
  const line = (message: string) => ({ message, refused: false, before: {}, after: {} });
  server.use(
    http.post('*/api/staff/acts/startups.publish/many/preview', () =>
      HttpResponse.json({
        data: [line('Zrno will be shown.'), line('Meda will be shown.')],
        names: {},
        seen: 'seen-1',
        confirm: null,
      }),
    ),
    http.post('*/api/staff/acts/startups.publish/many', async ({ request }) => {
      done.push(await request.json());
      return HttpResponse.json({ message: 'Done: 2 of them.', data: [] });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  // Staff do not see acts that their scopes do not allow.
  expect(screen.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Publish: 2 rows' }));
  expect(await dialog.findByText('Meda will be shown.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(done).toEqual([
    { each: [{ startup: 'zrno' }, { startup: 'meda' }], fields: {}, seen: 'seen-1' },
  ]);
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

it('cannot perform an act that is refused for one row, and shows which', async () => {
  server.use(
    http.post('*/api/staff/acts/startups.publish/many/preview', () =>
      HttpResponse.json({
        data: [{ message: 'It is gone.', refused: true, before: {}, after: {} }],
        names: {},
        seen: null,
        confirm: null,
      }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Zrno' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('not possible for 1 row');
  expect(dialog.getByText('It is gone.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('renders only the visible ones of 1,200 rows', async () => {
  const many = Array.from({ length: 1_200 }, (_, at) =>
    aStartupRow({ id: at + 1, name: `S ${at}` }),
  );
  server.use(mockTable('startups', many));
  open();

  const table = await screen.findByRole('table', { name: 'Startups' });
  expect(await screen.findByText('More than 1,000 rows')).toBeVisible();
  expect(table).toHaveAttribute('aria-rowcount', '-1');
  expect(within(table).getAllByRole('row').length).toBeLessThan(51);
});

it('refetches only the first page after an act', async () => {
  const many = Array.from({ length: 180 }, (_, at) => aStartupRow({ id: at + 1, name: `S ${at}` }));
  const line = { message: 'It will be shown.', refused: false, before: {}, after: {} };
  server.use(
    mockTable('startups', many, asked),
    http.post('*/api/staff/acts/startups.publish/many/preview', () =>
      HttpResponse.json({ data: [line], names: {}, seen: 'seen-1', confirm: null }),
    ),
    http.post('*/api/staff/acts/startups.publish/many', () =>
      HttpResponse.json({ message: 'Done: 1 of them.', data: [] }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select S 0' }));
  const frame = screen.getByRole('region', { name: 'Startups' });
  for (const pages of [2, 3]) {
    frame.scrollTop = 52 * 50 * (pages - 1);
    fireEvent.scroll(frame);
    await waitFor(() => expect(asked).toHaveLength(pages));
  }
  frame.scrollTop = 0;
  fireEvent.scroll(frame);
  asked.length = 0;
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('It will be shown.');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(asked).not.toHaveLength(0));
  await waitFor(() =>
    expect(screen.getByRole('region').parentElement).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(asked.map((one) => one.get('after'))).toEqual([null]);
});

it('shows that no startup matches the filters', async () => {
  server.use(mockTable('startups', []));
  open('/staff/startups?search=zzz');
  expect(await screen.findByText('No results. Change the search or the filters.')).toBeVisible();
});
