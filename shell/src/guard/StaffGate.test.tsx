import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { page } from 'shared-ui';
import { aUser, mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

const staff = aUser({ roles: ['admin'] });
const both = (user: object) => ({ ...user, data: user });
let asked = 0;
mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/notifications/unread', () => HttpResponse.json({ unread: 0, latest: null })),
  http.get('*/api/user', () => {
    asked += 1;
    return HttpResponse.json(both(JSON.parse(localStorage.getItem('userData')!) as object));
  }),
);
beforeEach(() => {
  asked = 0;
});

const Desk = () => <main>The desk</main>;
const Profile = () => <main>Profile</main>;
const routes = [
  { path: '/staff', title: 'Today', access: 'staff' as const, page: page(async () => Desk) },
  { path: '/account/settings', title: 'Profile', page: page(async () => Profile) },
];
const notFound = () => screen.findByRole('heading', { name: 'Page not found' });

it.each([
  ['a guest', undefined],
  ['a founder', aUser({ roles: ['founder'] })],
  ['a mentor', aUser({ roles: ['mentor'] })],
])('to %s the staff area is an unknown address', async (_who, user) => {
  const { pathname } = await openApp({ at: '/staff', user, routes });

  expect(await notFound()).toBeVisible();
  expect(pathname()).toBe('/staff');
  expect(screen.queryByText('The desk')).not.toBeInTheDocument();
});

it('staff enter', async () => {
  await openApp({ at: '/staff', user: staff, routes, staff: true });
  expect(await screen.findByText('The desk')).toBeVisible();
});

it('staff on a page that was made for a guest are let in once the registry was asked again', async () => {
  await openApp({ at: '/staff', user: staff, routes });
  expect(await screen.findByText('The desk')).toBeVisible();
  expect(asked).toBeGreaterThan(0); // its answer brings the pass
});

it('staff whom the edge does not know after that see what everybody sees', async () => {
  await openApp({ at: '/staff', user: staff, routes, knownAsStaff: false });
  expect(await notFound()).toBeVisible();
});

it('somebody who is staff no more sees an unknown address, though the edge still told of it', async () => {
  await openApp({ at: '/staff', user: aUser(), routes, staff: true });
  expect(await notFound()).toBeVisible();
});

it('staff whose session has ended are led to the login', async () => {
  const { pathname } = await openApp({ at: '/staff', routes, staff: true });
  await waitFor(() => expect(pathname()).toBe('/login'));
});

it('staff without a second factor are led to the page that adds one', async () => {
  const user = { ...staff, needs_second_factor: true };
  const { pathname } = await openApp({ at: '/staff', user, routes });
  await waitFor(() => expect(pathname()).toBe('/account/second-factor'));
  expect(screen.queryByText('The desk')).not.toBeInTheDocument();
});

it('the menu of staff leads there, from a page that does not know the area yet', async () => {
  const { user } = await openApp({ at: '/account/settings', user: staff, routes });

  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Staff' }));
  expect(await screen.findByText('The desk')).toBeVisible();
});
