import { page, type RemoteRoute } from 'shared-ui';

import { startupData, startupHead } from './pages/startup/startupRoute';
import { NO_FILTER } from './pages/startups/filterAddress';
import { listStartups } from './pages/startups/startups.endpoints';

/** The contents page of the public site. */
export const routes: RemoteRoute[] = [
  {
    path: '/',
    title: 'Welcome',
    page: page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage)),
    ahead: true,
    head: () => ({
      title: 'Welcome',
      description:
        'Season 2 in progress! 40 startups from 13 countries are heading to Demo Day, Silicon Valley and a cash prize: a six-month accelerator, filmed.',
      canonicalPath: '/',
    }),
  },
  {
    path: '/startups',
    title: 'Startups',
    page: page(() => import('./pages/startups/StartupsPage').then((m) => m.StartupsPage)),
    ahead: true,
    data: (store) => store.dispatch(listStartups.initiate(NO_FILTER, { subscribe: false })),
    head: () => ({
      title: 'Startups',
      description:
        'Get to know the heroes of the show: search the startups of The Venture Quest by name, industry and season.',
      canonicalPath: '/startups',
    }),
  },
  {
    path: '/startups/:slug',
    title: 'Startup',
    page: page(() => import('./pages/startup/StartupPage').then((m) => m.StartupPage)),
    ahead: true,
    data: startupData,
    head: startupHead,
  },
];
