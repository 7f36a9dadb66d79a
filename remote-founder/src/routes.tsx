import { page, type RemoteRoute } from 'shared-ui';

import { startupHead } from './startup/startupHead';

/** The contents page of the founder area: every address it owns, and the page behind it. */
export const routes: RemoteRoute[] = [
  {
    path: '/my/startups',
    title: 'My Startups',
    access: 'member',
    page: page(() => import('./pages/my-startups/MyStartupsPage').then((m) => m.MyStartupsPage)),
  },
  {
    path: '/my/startups/:startupId',
    sample: '/my/startups/1',
    title: 'Dashboard',
    head: startupHead('Dashboard'),
    access: 'member',
    page: page(() => import('./pages/dashboard/DashboardPage').then((m) => m.DashboardPage)),
  },
  {
    path: '/my/startups/:startupId/mentorship',
    sample: '/my/startups/1/mentorship',
    title: 'Mentorship',
    head: startupHead('Mentorship'),
    access: 'member',
    page: page(() => import('./pages/mentorship/MentorshipPage').then((m) => m.MentorshipPage)),
  },
  {
    path: '/my/startups/:startupId/mentorship/proposals/:proposalId',
    sample: '/my/startups/1/mentorship/proposals/1',
    title: 'Choose a time',
    head: startupHead('Choose a time'),
    access: 'member',
    page: page(() => import('./pages/proposal/ProposalPage').then((m) => m.ProposalPage)),
  },
  {
    path: '/my/startups/:startupId/meetings/:meetingId',
    sample: '/my/startups/1/meetings/1',
    title: 'Session',
    head: startupHead('Session'),
    access: 'member',
    page: page(() => import('./pages/mentorship/SessionPage').then((m) => m.SessionPage)),
  },
  {
    path: '/my/startups/:startupId/agenda',
    sample: '/my/startups/1/agenda',
    title: 'Agenda',
    head: startupHead('Agenda'),
    access: 'member',
    page: page(() => import('./pages/agenda/AgendaPage').then((m) => m.AgendaPage)),
  },
  {
    path: '/my/startups/:startupId/team',
    sample: '/my/startups/1/team',
    title: 'Team',
    head: startupHead('Team'),
    access: 'member',
    page: page(() => import('./pages/team/TeamPage').then((m) => m.TeamPage)),
  },
  {
    path: '/my/startups/:startupId/settings',
    sample: '/my/startups/1/settings',
    title: 'Settings',
    head: startupHead('Settings'),
    access: 'member',
    page: page(() => import('./pages/settings/SettingsPage').then((m) => m.SettingsPage)),
  },
];
