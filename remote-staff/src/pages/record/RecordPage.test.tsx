import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, mockScroll, renderPage } from 'shared-ui/testing';

import { History } from '../../record/History';
import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { anEntry } from '../../testing/records';

const reachEnd = mockScroll();
let asked: string[] = [];
const server = mockApi(
  mockActs(['programme'], anAct()),
  http.get('*/api/staff/record', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    if (searchParams.get('search') === 'nobody')
      return HttpResponse.json({ data: [], next_before: null });
    const later = searchParams.get('before');
    const data = [anEntry(later ? { id: 'a2', text: 'Žar is hidden.' } : {})];
    return HttpResponse.json({ data, next_before: later ? null : '1-a0000000001' });
  }),
  mockHistory('startup/5', anEntry({ text: null, why: null })),
);
beforeEach(() => {
  asked = [];
});
const open = (at = '/staff/record') => renderPage(routes, { at, user: staffUser() });

it('shows who did what, when and why, and what changed', async () => {
  const { user, container } = open();

  const line = within((await screen.findByText('Zrno is in season 3.')).closest('li')!);
  expect(line.getByText('Vesna Kovač')).toBeVisible();
  expect(line.getByText('“They came back”')).toBeVisible();
  await user.click(line.getByText('What changed'));
  expect(line.getByText('season number')).toBeVisible();
  await reachEnd();
  expect(await screen.findByText('Žar is hidden.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('takes its filters from the address, and writes them into it', async () => {
  const { user } = open('/staff/record?act=startups.publish&from=2025-03-01');
  await screen.findByText('Zrno is in season 3.');
  expect(asked[0]).toBe('act=startups.publish&from=2025-03-01');

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody{Enter}');
  expect(await screen.findByText('No entries found.')).toBeVisible();
  const { search } = location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    act: 'startups.publish',
    from: '2025-03-01',
    search: 'nobody',
  });
  await user.selectOptions(screen.getByLabelText('Show'), 'all');
  await waitFor(() => expect(asked.at(-1)).toContain('effect=all'));
});

it('offers "Try again" when the record cannot be loaded', async () => {
  server.use(http.get('*/api/staff/record', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Zrno is in season 3.')).toBeVisible();
});

it('shows the history of one thing on its page', async () => {
  renderPage(<History kind="startup" id={5} />, { user: staffUser() });
  const list = await screen.findByRole('list', { name: 'History' });
  expect(within(list).getByText('Startups: season: Zrno')).toBeVisible();
});

it('can be filtered by any act that the reader has access to', async () => {
  open();
  const select = await screen.findByLabelText('Act');
  expect(await within(select).findByRole('option', { name: 'Updates: edit' })).toBeInTheDocument();
  expect(within(select).getByRole('option', { name: 'Password changed' })).toBeInTheDocument();
});
