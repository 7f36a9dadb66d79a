import { page, type RemoteRoute } from 'shared-ui';

/** The contents page of the account: every address it owns, and the page behind it. */
export const routes: RemoteRoute[] = [
  {
    path: '/account/settings',
    title: 'Account Settings',
    access: 'member',
    page: page(() => import('./pages/profile/ProfilePage').then((m) => m.ProfilePage)),
  },
];
