import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, navigate, renderPage } from 'shared-ui/testing';
import { routes } from '../routes';
import { mockActs, mockHistory, staffUser } from '../testing/mockStaff';
import { aStartup, aStartupRow, mockTable, mockTableHeight } from '../testing/mockTables';

mockTableHeight();
const many = Array.from({ length: 180 }, (_, at) => aStartupRow({ id: at + 1, name: `S ${at}` }));
const asked: URLSearchParams[] = [];
mockApi(
  mockActs(['programme']),
  mockTable('startups', many, asked),
  mockTable('mentors', []),
  http.get('*/api/staff/startups/:id', ({ params }) =>
    HttpResponse.json(aStartup({ id: Number(params.id), name: `S ${Number(params.id) - 1}` })),
  ),
  mockHistory('startup/:id'),
);
beforeEach(() => {
  asked.length = 0;
});

const frame = () => screen.getByRole('region', { name: 'Startups' });

/** Scrolls to the 121st row, which is on the third page. */
async function scrollFar(): Promise<void> {
  await screen.findByRole('link', { name: 'S 0' });
  for (const [row, pages] of [
    [50, 2],
    [100, 3],
    [120, 3],
  ] as const) {
    frame().scrollTop = 52 * row;
    fireEvent.scroll(frame());
    await waitFor(() => expect(asked).toHaveLength(pages));
  }
  expect(await screen.findByRole('link', { name: 'S 120' })).toBeVisible();
}

it.each([
  ['', '/staff/startups?stage=seed', false],
  [' when its page must be loaded again', '/staff/startups?season=2', true],
])('Back from a startup returns to its row%s', async (_how, at, isForgotten) => {
  const { store } = renderPage(routes, { at, user: staffUser() });
  await scrollFar();
  await navigate('/staff/startups/121');
  await screen.findByRole('heading', { level: 1, name: 'S 120' });
  if (isForgotten)
    act(() => void store.dispatch({ type: 'api/invalidateTags', payload: ['StaffTables'] }));
  await navigate(-1);

  expect(await screen.findByRole('link', { name: 'S 120' })).toBeVisible();
  await waitFor(() => expect(frame().scrollTop).toBe(52 * 120));
  expect(screen.queryByRole('link', { name: 'S 0' })).not.toBeInTheDocument();
});

it('another order begins at the top of the table', async () => {
  const { user } = renderPage(routes, { at: '/staff/startups', user: staffUser() });
  await scrollFar();
  await user.click(screen.getByRole('button', { name: 'Season' }));

  await waitFor(() => expect(asked.at(-1)!.get('sort')).toBe('season'));
  await waitFor(() => expect(frame().scrollTop).toBe(0));
});
