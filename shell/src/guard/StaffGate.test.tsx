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
])('the staff area is an unknown address for %s', async (_who, user) => {
  const { pathname } = await openApp({ at: '/staff', user, routes });

  expect(await notFound()).toBeVisible();
  expect(pathname()).toBe('/staff');
  expect(screen.queryByText('The desk')).not.toBeInTheDocument();
});

it('staff enter', async () => {
  await openApp({ at: '/staff', user: staff, routes, staff: true });
  expect(await screen.findByText('The desk')).toBeVisible();
});

it('staff on a page for guests are let in after the registry was fetched again', async () => {
  await openApp({ at: '/staff', user: staff, routes });
  expect(await screen.findByText('The desk')).toBeVisible();
  expect(asked).toBeGreaterThan(0); // its response sets the pass
});

it('staff whom the edge then still does not recognize see an unknown address', async () => {
  await openApp({ at: '/staff', user: staff, routes, knownAsStaff: false });
  expect(await notFound()).toBeVisible();
});

it('a former staff member sees an unknown address, even when the edge still lists it', async () => {
  await openApp({ at: '/staff', user: aUser(), routes, staff: true });
  expect(await notFound()).toBeVisible();
});

it('staff with an expired session are redirected to the login', async () => {
  const { pathname } = await openApp({ at: '/staff', routes, staff: true });
  await waitFor(() => expect(pathname()).toBe('/login'));
});

it('staff without a second factor are redirected to the page that adds one', async () => {
  const user = { ...staff, needs_second_factor: true };
  const { pathname } = await openApp({ at: '/staff', user, routes });
  await waitFor(() => expect(pathname()).toBe('/account/second-factor'));
  expect(screen.queryByText('The desk')).not.toBeInTheDocument();
});

it('the staff menu links there, from a page that does not know the area yet', async () => {
  const { user } = await openApp({ at: '/account/settings', user: staff, routes });

  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Staff' }));
  expect(await screen.findByText('The desk')).toBeVisible();
});
