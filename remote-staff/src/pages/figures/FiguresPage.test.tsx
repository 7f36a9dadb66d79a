import { screen, within } from '@testing-library/react';
import type { StaffFigures } from 'contract/wire/figures.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { FiguresPage } from './FiguresPage';

const none = {
  signups: 0,
  follows: 0,
  profile_views: 0,
  page_views: 0 as number | null,
  booked: 0,
  held: 0,
};
const week = { ...none, signups: 12, page_views: 1_340, booked: 5, held: 4 };
const answer: StaffFigures = {
  zone: 'Europe/Sofia',
  season: null,
  weeks: [
    { ...none, page_views: null, from: '2025-03-03', to: '2025-03-09' },
    { ...week, from: '2025-03-10', to: '2025-03-16' },
  ],
  seasons: [
    { ...week, number: 2, name: 'Season 2', signups: 90, from: '2025-01-01', to: '2025-03-16' },
    { ...none, number: 1, name: 'Season 1', signups: 70, from: '2024-01-01', to: '2024-06-30' },
  ],
  pages: [{ path: '/startups/:slug', views: 800 }],
};
const asked: (string | null)[] = [];
const server = mockApi(
  mockActs(['programme'], anAct()),
  http.get('*/api/staff/figures', ({ request }) => {
    const season = new URL(request.url).searchParams.get('season');
    asked.push(season);
    if (season === '77') return HttpResponse.json({ message: 'Not found.' }, { status: 404 });
    if (season === '3') return HttpResponse.json({ ...answer, season: 3, weeks: [], pages: [] });
    return HttpResponse.json({ ...answer, season: season ? Number(season) : null });
  }),
);
beforeEach(() => {
  asked.length = 0;
});
const open = (at = '/staff/figures') => renderPage(<FiguresPage />, { at, user: staffUser() });
const chart = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('shows each figure as a chart, a sentence and a row of the table', async () => {
  const { container } = open();

  const sessions = await chart('Sessions');
  expect(
    sessions.getByRole('img', {
      name: 'Sessions: 5 in total, 4 of them held, highest 5 in a week.',
    }),
  ).toBeVisible();
  expect((await chart('Follows')).getByText('None in this period.')).toBeVisible();
  expect((await chart('Most viewed pages')).getByText('/startups/:slug')).toBeVisible();

  const rows = within(screen.getByRole('table', { name: 'Figures by week' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent(/^Mar 10–16, 2025120{2}1,34054$/);
  expect(within(rows[2]!).getByText('not stored')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('draws a gap for weeks whose views are deleted, and describes it in text', async () => {
  const { user } = open();
  const views = await chart('Page views');
  const picture = views.getByRole('img', {
    name: 'Page views: 1340 in total, highest 1340 in a week; 1 of 2 weeks no longer stored.',
  });
  expect(picture.querySelectorAll('[data-gap]')).toHaveLength(1);
  expect(views.getByText('No longer stored')).toBeVisible();
  await user.hover(picture.querySelectorAll('[data-reach]')[0]!);
  expect(views.getByText('Mar 3–9, 2025: no longer stored')).toBeVisible();
  expect((await chart('Sign-ups')).getByRole('img').querySelector('[data-gap]')).toBeNull();
  expect(
    (await chart('Most viewed pages')).getByText(/1 of 2 weeks .*no longer stored/),
  ).toBeVisible();
});

it('shows the count of the column under the pointer', async () => {
  const { user } = open();
  const signups = await chart('Sign-ups');
  expect(signups.getByText('Highest: 12 in a week')).toBeVisible();
  const columns = signups.getByRole('img').querySelectorAll('[data-reach]');
  await user.hover(columns[1]!);
  expect(signups.getByText('Mar 10–16, 2025: 12')).toBeVisible();
});

it('shows the weeks of a season or all seasons, as chosen in the address', async () => {
  const { user } = open();
  const choice = await screen.findByRole('combobox', { name: 'Show' });
  await user.selectOptions(choice, 'Season 2, week by week');
  await screen.findByRole('table', { name: 'Figures by week' });
  expect(asked.at(-1)).toBe('2');

  await user.selectOptions(choice, 'All seasons');
  const table = within(await screen.findByRole('table', { name: 'Figures by season' }));
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Season 2', 'Season 1']);
  expect((await chart('Sign-ups')).getByText('160')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Most viewed pages' })).not.toBeInTheDocument();
});

it('shows that the season has not begun', async () => {
  open('/staff/figures?show=3');
  expect(await screen.findByText(/This season has not started/)).toBeVisible();
});

it('shows that the season does not exist, and links to the default period', async () => {
  open('/staff/figures?show=77');
  expect(await screen.findByText('This season does not exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the last 26 weeks' })).toBeVisible();
});

it('offers "Try again" when the figures cannot be loaded', async () => {
  server.use(http.get('*/api/staff/figures', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Sign-ups' })).toBeVisible();
});
