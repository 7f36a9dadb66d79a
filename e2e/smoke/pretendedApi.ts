import type { BrowserContext } from '@playwright/test';
import type { OwnUser } from 'api/contract/user.contract';

/**
 * Signs a profile in without an api: who it is can be asked, everything else is away. Pages of
 * members are opened so, because where a release is tried nobody has an account.
 */
export async function pretendedApi(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/user') return route.fulfill({ json: { ...SOMEBODY, data: SOMEBODY } });
    const reports = /\/(beacons|page-views)$/.test(pathname);
    return reports
      ? route.fulfill({ json: { message: 'Seen.' } })
      : route.fulfill({ status: 503, json: { message: 'There is no api here.' } });
  });
  await context.addInitScript((user) => {
    localStorage.setItem('userData', JSON.stringify(user));
    localStorage.setItem('ACCESS_TOKEN', 'smoke');
  }, SOMEBODY);
}

const LINKS = { linkedIn: null, x: null, website_links: null };

const SOMEBODY: OwnUser = {
  id: 1,
  name: 'Željka',
  surname: 'Šimić',
  username: 'zeljka',
  bio: null,
  profile_photo: null,
  roles: ['founder', 'mentor'],
  socialLinks: LINKS,
  social_links: LINKS,
  email: 'zeljka@smoke.example',
  pending_email: null,
  phone_number: null,
  has_password: true,
  email_verified_at: null,
  needs_second_factor: false,
};
