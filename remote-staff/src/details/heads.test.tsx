import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { matchPath } from 'react-router-dom';
import { mockApi, pageSettled, renderPage } from 'shared-ui/testing';
import { getMessage } from '../data/messages.endpoints';
import { readStaffSession } from '../data/tables.endpoints';
import { routes } from '../routes';
import { anAct } from '../testing/acts';
import { aLetter } from '../testing/aLetter';
import { beginProgramme, programmeCalls } from '../testing/mockProgramme';
import { mockActs, mockHistory, staffUser } from '../testing/mockStaff';
import { aSessionRow, aStartup, mockTable } from '../testing/mockTables';

mockApi(
  mockActs(['programme', 'letters'], anAct({ name: 'time-off.add' })),
  ...programmeCalls,
  http.get('*/api/staff/startups/5', () => HttpResponse.json(aStartup())),
  http.get('*/api/staff/startups/6', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/staff/letters/3', () =>
    HttpResponse.json(aLetter({ id: 3, subject: 'Đurđevdan' })),
  ),
  http.get('*/api/staff/sessions/71', () => HttpResponse.json(aSessionRow())),
  http.get('*/api/staff/messages/7', () => HttpResponse.json({ name: 'Şule Öz' })),
  http.get('*/api/staff/letters/3/preview', () => new HttpResponse(null, { status: 404 })),
  mockTable('mentors', []),
  mockHistory('startup/5'),
  mockHistory('letter/3'),
);
beforeEach(beginProgramme);

it.each([
  ['/staff/startups/5', 'Startup'],
  ['/staff/letters/3', 'Letter'],
  ['/staff/programme/seasons', 'Programme section'],
])('the tab of %s has the title of its page once it is loaded', async (at, before) => {
  const { store } = open(at);
  expect(titleOf(at, store)).toBe(before);

  await waitFor(() => expect(titleOf(at, store)).not.toBe(before));
  expect(screen.getByRole('heading', { level: 1, name: titleOf(at, store) })).toBeVisible();
});

it.each([
  ['/staff/letters/new', 'New letter'],
  ['/staff/acts/time-off.add', 'Time off: add'],
])('the tab of %s has its title at once', async (at, title) => {
  const { store } = open(at);
  expect(titleOf(at, store)).toBe(title);
  await pageSettled(store);
});

it('the tabs of a session and of a message name who they are from', async () => {
  const { store } = renderPage(<p>Nothing</p>, { user: staffUser() });
  const { startup, mentor } = aSessionRow();
  await store.dispatch(readStaffSession.initiate('71'));
  await store.dispatch(getMessage.initiate({ id: '7' }));

  expect(titleOf('/staff/sessions/71', store)).toBe(`${startup.name} with ${mentor.name}`);
  expect(titleOf('/staff/messages/7', store)).toBe('Message from Şule Öz');
});

it('the tab of a startup that does not exist keeps the title of its kind', async () => {
  const { store } = open('/staff/startups/6');
  expect(await screen.findByText('This page does not exist, or was deleted.')).toBeVisible();
  expect(titleOf('/staff/startups/6', store)).toBe('Startup');
});

const open = (at: string) => renderPage(routes, { at, user: staffUser() });

type Store = ReturnType<typeof open>['store'];
function titleOf(at: string, store: Store): string | undefined {
  const route = routes.find(({ path }) => matchPath(path, at))!;
  return route.head?.(store.getState(), matchPath(route.path, at)!.params).title;
}
