import { actsRoutes } from '../staff/http/acts.routes';
import { manyActsRoutes } from '../staff/http/manyActs.routes';
import { staffPagesRoutes } from '../staff/http/pages.routes';
import { staffProgrammeRoutes } from '../staff/http/programme.routes';
import { tablesRoutes } from '../staff/http/tables.routes';
import { accessRoutes } from './access/access.routes';
import { accountRoutes } from './account/account.routes';
import { agendaRoutes } from './agenda/agenda.routes';
import { applicationsRoutes } from './applications/applications.routes';
import { beaconsRoutes } from './beacons/beacons.routes';
import { reportRoutes } from './beacons/report.routes';
import { busyCalendarRoutes } from './busy-calendar/busyCalendar.routes';
import { calendarRoutes } from './calendar/calendar.routes';
import { consentsRoutes } from './consents/consents.routes';
import { contactRoutes } from './contact/contact.routes';
import { devicesRoutes } from './devices/devices.routes';
import { emailActionsRoutes } from './email-actions/emailActions.routes';
import { followsRoutes } from './follows/follows.routes';
import { googleRoutes } from './google/google.routes';
import { invitationsRoutes } from './invitations/invitations.routes';
import { archiveRoutes } from './letters/archive.routes';
import { mailReportsRoutes } from './mail-reports/mailReports.routes';
import { recordsRoutes } from './meeting-records/records.routes';
import { meetingsRoutes } from './meetings/meetings.routes';
import { mentorHoursRoutes } from './mentor-hours/mentorHours.routes';
import { mentorsRoutes } from './mentors/mentors.routes';
import { mentorshipsRoutes } from './mentorships/mentorships.routes';
import { myStartupsRoutes } from './my-startups/myStartups.routes';
import { newsletterRoutes } from './newsletter/newsletter.routes';
import { notificationsRoutes } from './notifications/notifications.routes';
import { ownMeetingsRoutes } from './own-meetings/ownMeetings.routes';
import { passkeysRoutes } from './passkeys/passkeys.routes';
import { passwordRoutes } from './password/password.routes';
import { privacyRoutes } from './privacy/privacy.routes';
import { programmeRoutes } from './programme/programme.routes';
import { proposalsRoutes } from './proposals/proposals.routes';
import { secondFactorRoutes } from './second-factor/secondFactor.routes';
import { securityLogRoutes } from './security-log/securityLog.routes';
import { sessionRoutes } from './session/session.routes';
import { sitemapRoutes } from './sitemap/sitemap.routes';
import { startupAnalyticsRoutes } from './startup-analytics/startupAnalytics.routes';
import { startupsRoutes } from './startups/startups.routes';
import { teamRoutes } from './team/team.routes';
import { updatesRoutes } from './updates/updates.routes';
import { usersRoutes } from './users/users.routes';
import { viewsRoutes } from './views/views.routes';

/** Everything the api can do, one entry a subject. All of it lives under /api. */
export const modules = [
  sessionRoutes,
  passwordRoutes,
  googleRoutes,
  accountRoutes,
  devicesRoutes,
  accessRoutes,
  securityLogRoutes,
  secondFactorRoutes,
  passkeysRoutes,
  privacyRoutes,
  usersRoutes,
  startupsRoutes,
  sitemapRoutes,
  followsRoutes,
  viewsRoutes,
  updatesRoutes,
  myStartupsRoutes,
  startupAnalyticsRoutes,
  teamRoutes,
  invitationsRoutes,
  mentorsRoutes,
  meetingsRoutes,
  mentorshipsRoutes,
  mentorHoursRoutes,
  ownMeetingsRoutes,
  busyCalendarRoutes,
  proposalsRoutes,
  agendaRoutes,
  calendarRoutes,
  recordsRoutes,
  notificationsRoutes,
  emailActionsRoutes,
  mailReportsRoutes,
  newsletterRoutes,
  archiveRoutes,
  contactRoutes,
  consentsRoutes,
  beaconsRoutes,
  reportRoutes,
  applicationsRoutes,
  programmeRoutes,
  actsRoutes,
  manyActsRoutes,
  tablesRoutes,
  staffPagesRoutes,
  staffProgrammeRoutes,
];
