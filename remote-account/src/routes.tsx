import { page, type RemoteRoute } from 'shared-ui';

/** The contents page of the account: every address it owns, and the page behind it. */
export const routes: RemoteRoute[] = [
  {
    path: '/account/settings',
    title: 'Account Settings',
    access: 'member',
    page: page(() => import('./pages/profile/ProfilePage').then((m) => m.ProfilePage)),
  },
  {
    path: '/account/credentials',
    title: 'Credentials',
    access: 'member',
    page: page(() => import('./pages/credentials/CredentialsPage').then((m) => m.CredentialsPage)),
  },
  {
    path: '/account/social-links',
    title: 'Social Links',
    access: 'member',
    page: page(() => import('./pages/social-links/SocialLinksPage').then((m) => m.SocialLinksPage)),
  },
  {
    path: '/account/change-email',
    title: 'Change email',
    access: 'member',
    page: page(() => import('./pages/change-email/ChangeEmailPage').then((m) => m.ChangeEmailPage)),
  },
  {
    path: '/account/change-username',
    title: 'Change username',
    access: 'member',
    page: page(() =>
      import('./pages/change-username/ChangeUsernamePage').then((m) => m.ChangeUsernamePage),
    ),
  },
  {
    path: '/account/change-password',
    title: 'Change password',
    access: 'member',
    page: page(() =>
      import('./pages/change-password/ChangePasswordPage').then((m) => m.ChangePasswordPage),
    ),
  },
  {
    path: '/account/change-phone',
    title: 'Change phone number',
    access: 'member',
    page: page(() => import('./pages/change-phone/ChangePhonePage').then((m) => m.ChangePhonePage)),
  },
  {
    path: '/account/second-factor',
    title: 'Second factor',
    access: 'member',
    page: page(() =>
      import('./pages/second-factor/SecondFactorPage').then((m) => m.SecondFactorPage),
    ),
  },
  {
    path: '/account/security-log',
    title: 'Security log',
    access: 'member',
    page: page(() => import('./pages/security-log/SecurityLogPage').then((m) => m.SecurityLogPage)),
  },
  {
    path: '/account/following',
    title: 'Following',
    access: 'member',
    page: page(() => import('./pages/following/FollowingPage').then((m) => m.FollowingPage)),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    access: 'member',
    page: page(() =>
      import('./pages/notifications/NotificationsPage').then((m) => m.NotificationsPage),
    ),
  },
];
