import { page, type RemoteRoute } from 'shared-ui';

/** The contents page of the mentor area: every address it owns, and the page behind it. */
export const routes: RemoteRoute[] = [
  {
    path: '/my/mentorships',
    title: 'Mentorship',
    access: 'member',
    page: page(() =>
      import('./pages/my-mentorships/MyMentorshipsPage').then((m) => m.MyMentorshipsPage),
    ),
  },
  {
    path: '/my/mentorships/agenda',
    title: 'Agenda',
    access: 'member',
    page: page(() => import('./pages/agenda/AgendaPage').then((m) => m.AgendaPage)),
  },
  {
    path: '/my/mentorships/agenda/:meetingId',
    sample: '/my/mentorships/agenda/1',
    title: 'Session',
    access: 'member',
    page: page(() => import('./pages/meeting/MeetingPage').then((m) => m.MeetingPage)),
  },
  {
    path: '/my/mentorships/hours',
    title: 'My Hours',
    access: 'member',
    page: page(() => import('./pages/hours/HoursPage').then((m) => m.HoursPage)),
  },
  {
    path: '/my/mentorships/:startupId',
    sample: '/my/mentorships/1',
    title: 'Mentorship',
    access: 'member',
    page: page(() => import('./pages/mentorship/MentorshipPage').then((m) => m.MentorshipPage)),
  },
];
