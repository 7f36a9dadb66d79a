import { page, type RemoteRoute } from 'shared-ui';

/** The contents page of the staff area: every address it owns, and the page behind it. */
export const routes: RemoteRoute[] = [
  {
    path: '/staff',
    title: 'Today',
    access: 'staff',
    page: page(() => import('./pages/today/TodayPage').then((m) => m.TodayPage)),
  },
  {
    path: '/staff/startups',
    title: 'Startups',
    access: 'staff',
    page: page(() => import('./pages/startups/StartupsPage').then((m) => m.StartupsPage)),
  },
  {
    path: '/staff/startups/:id',
    sample: '/staff/startups/1',
    title: 'Startup',
    access: 'staff',
    page: page(() => import('./pages/startups/StartupPage').then((m) => m.StartupPage)),
  },
  {
    path: '/staff/import',
    title: 'Import',
    access: 'staff',
    page: page(() => import('./pages/import/ImportPage').then((m) => m.ImportPage)),
  },
  {
    path: '/staff/people',
    title: 'People',
    access: 'staff',
    page: page(() => import('./pages/people/PeoplePage').then((m) => m.PeoplePage)),
  },
  {
    path: '/staff/people/:id',
    sample: '/staff/people/1',
    title: 'Person',
    access: 'staff',
    page: page(() => import('./pages/people/PersonPage').then((m) => m.PersonPage)),
  },
  {
    path: '/staff/mentors',
    title: 'Mentors',
    access: 'staff',
    page: page(() => import('./pages/mentors/MentorsPage').then((m) => m.MentorsPage)),
  },
  {
    path: '/staff/mentors/:id',
    sample: '/staff/mentors/1',
    title: 'Mentor',
    access: 'staff',
    page: page(() => import('./pages/mentors/MentorPage').then((m) => m.MentorPage)),
  },
  {
    path: '/staff/sessions',
    title: 'Sessions',
    access: 'staff',
    page: page(() => import('./pages/sessions/SessionsPage').then((m) => m.SessionsPage)),
  },
  {
    path: '/staff/sessions/:id',
    sample: '/staff/sessions/1',
    title: 'Session',
    access: 'staff',
    page: page(() => import('./pages/sessions/SessionPage').then((m) => m.SessionPage)),
  },
  {
    path: '/staff/record',
    title: 'Record',
    access: 'staff',
    page: page(() => import('./pages/record/RecordPage').then((m) => m.RecordPage)),
  },
  {
    path: '/staff/letters',
    title: 'Letters',
    access: 'staff',
    page: page(() => import('./pages/letters/LettersPage').then((m) => m.LettersPage)),
  },
  {
    path: '/staff/letters/:letterId',
    sample: '/staff/letters/new',
    title: 'Letter',
    access: 'staff',
    page: page(() => import('./pages/letter/LetterPage').then((m) => m.LetterPage)),
  },
  {
    path: '/staff/messages',
    title: 'Messages',
    access: 'staff',
    page: page(() => import('./pages/messages/MessagesPage').then((m) => m.MessagesPage)),
  },
  {
    path: '/staff/messages/:messageId',
    sample: '/staff/messages/1',
    title: 'Message',
    access: 'staff',
    page: page(() => import('./pages/message/MessagePage').then((m) => m.MessagePage)),
  },
  {
    path: '/staff/acts',
    title: 'Acts',
    access: 'staff',
    page: page(() => import('./pages/acts/ActsPage').then((m) => m.ActsPage)),
  },
  {
    path: '/staff/acts/:name',
    sample: '/staff/acts/startups.publish',
    title: 'Act',
    access: 'staff',
    page: page(() => import('./pages/act/ActPage').then((m) => m.ActPage)),
  },
];
