import { randomBytes } from 'node:crypto';

import { ACCOUNT_REQUESTS, fresh } from './accountRequests';
import { MEETING_REQUESTS } from './meetingRequests';
import { RECORD_REQUESTS } from './recordRequests';
import type { Request, Requests } from './request';
import { STAFF_AREA_REQUESTS } from './staffAreaRequests';

const BEACON = {
  remote: 'public',
  id: '1.0.0-abcdef12',
  revision: 1,
  phase: 'load',
  ok: true,
};

const WEEK = { time_zone: 'Europe/Sofia', meeting_minutes: 60, buffer_minutes: 0, windows: [] };

/** Valid requests, except for permissions, for routes that need more than a path. */
export const REQUESTS: Requests = {
  ...ACCOUNT_REQUESTS,
  ...MEETING_REQUESTS,
  ...RECORD_REQUESTS,
  ...STAFF_AREA_REQUESTS,
  'GET /cards/pages/:file': () => ({ params: { file: 'site.jpg' } }),
  'GET /cards/people/:file': ({ bystander }) => ({ params: { file: `${bystander.id}.jpg` } }),
  'GET /cards/startups/:file': ({ startup }) => ({ params: { file: `${startup.id}.jpg` } }),
  'GET /cards/startups/:file (draft)': ({ draft }) => ({ params: { file: `${draft.id}.jpg` } }),
  'GET /api/users/:userId': ({ bystander }) => ({ params: { userId: bystander.id } }),
  'GET /api/public/startups/:slug': ({ startup }) => ({ params: { slug: startup.slug } }),
  'GET /api/public/startups/:slug (draft)': ({ draft }) => ({ params: { slug: draft.slug } }),
  'POST /api/startups/:id/follow (for another)': ({ bystander }) => ({
    body: { user_id: bystander.id },
  }),
  'POST /api/users/:id/follow': ({ bystander }) => ({ params: { id: bystander.id } }),
  'POST /api/users/:id/unfollow': ({ bystander }) => ({ params: { id: bystander.id } }),
  'GET /api/users/:id/followers': ({ bystander }) => ({ params: { id: bystander.id } }),
  'GET /api/users/is-following': ({ bystander }, me) => ({
    query: `follower_id=${me?.id ?? 1}&following_id=${bystander.id}`,
  }),
  'GET /api/users/is-following (of another)': ({ bystander, secondFounder }) => ({
    query: `follower_id=${secondFounder.id}&following_id=${bystander.id}`,
  }),
  'POST /api/profile-view': ({ startup }) => ({
    body: { profile_type: 'startup', startup_id: startup.id },
  }),
  'POST /api/startups/:startupId/updates/:updateId': () => ({ body: { update: 'Better news' } }),
  'POST /api/startups/:startupId/updates': () => ({ body: { update: 'More news' } }),
  'POST /api/my/startups/:startupId': () => ({ body: { industry: 'Energy' } }),
  'GET /api/my/startups/:startupId/slug-availability': () => ({ query: 'slug=a-free-one' }),
  'POST /api/my/startups/:startupId/remove-founder': ({ secondFounder }) => ({
    body: { user_id: secondFounder.id },
  }),
  'POST /api/my/startups/:startupId/update-founder': ({ secondFounder }) => ({
    body: { user_id: secondFounder.id, position: 'CTO' },
  }),
  'POST /api/my/startups/:startupId/remove-member': ({ secondMember }) => ({
    body: { user_id: secondMember.id },
  }),
  'POST /api/my/startups/:startupId/update-member': ({ secondMember }) => ({
    body: { user_id: secondMember.id, position: 'Design' },
  }),
  'POST /api/startups/invitations/read-invite': () => ({ body: { token: 'none' } }),
  'POST /api/startups/invitations/accept-invite': () => ({ body: { token: 'none' } }),
  'POST /api/my/startups/:startupId/invite-founders': () => invitation(),
  'POST /api/my/startups/:startupId/invite-members': () => invitation(),
  'POST /api/my/startups/:startupId/revoke-invite': ({ invites }) => ({
    body: { invite_id: invites.member },
  }),
  'POST /api/my/startups/:startupId/revoke-invite (founder)': ({ invites }) => ({
    body: { invite_id: invites.founder },
  }),
  'POST /api/my/availability': () => ({ body: WEEK }),
  'POST /api/my/availability/room': () => ({ body: { join_url: 'https://meet.example/elif' } }),
  'GET /api/my/availability/preview': () => ({ query: 'from=2025-05-01&to=2025-05-02' }),
  'POST /api/my/availability/preview': () => ({
    body: { ...WEEK, from: '2025-05-01', to: '2025-05-02' },
  }),
  'POST /api/my/availability/exceptions': () => ({ body: { date: '2025-05-01', hours: [] } }),
  'DELETE /api/my/availability/exceptions/:date': () => ({ params: { date: '2025-05-01' } }),
  'POST /api/my/availability/time-off': () => ({
    body: { start_time: '2025-05-01 00:00:00', end_time: '2025-05-02 00:00:00' },
  }),
  'POST /api/my/availability/time-off/meetings': () => ({
    body: { start_time: '2025-05-01 00:00:00', end_time: '2025-05-02 00:00:00' },
  }),
  'DELETE /api/my/availability/time-off/:timeOffId': () => ({ params: { timeOffId: 1 } }),
  'POST /api/my/startups/:startupId/meetings/proposals/:proposalId/decline': ({ proposalId }) => ({
    params: { proposalId },
  }),
  'POST /api/my/agenda/:meetingId/occurrence/cancel': () => ({ body: { reason: 'Ill' } }),
  'POST /api/my/agenda/:meetingId/following/cancel': () => ({ body: { reason: 'Ill' } }),
  'POST /api/my/agenda/:meetingId/schedule/cancel': () => ({ body: { reason: 'Ill' } }),
  'POST /api/my/availability/calendar': () => ({
    body: { address: 'https://localhost/a.ics', policy: 'keep' },
  }),
  'POST /api/my/availability/calendar/policy': () => ({ body: { policy: 'keep' } }),
  'POST /api/notifications/preferences': () => ({
    body: { preferences: [{ type: 'invitation', on_site: true, by_mail: false }] },
  }),
  'GET /api/mailed-links/:act': () => ({ params: { act: 'verify-email' }, query: 'token=none' }),
  'POST /api/mailed-links/:act': () => ({
    params: { act: 'verify-email' },
    body: { token: 'none' },
  }),
  'POST /api/email-subscribe': () => ({ body: { email: `reader.${fresh()}@people.example` } }),
  'POST /api/contact': () => ({
    body: { name: 'Ana', email: 'ana@people.example', message: 'Is there a bus to it?' },
  }),
  'POST /api/beacons': () => ({ body: BEACON }),
  'POST /api/beacons/batch': () => ({ body: { reports: [BEACON, BEACON] } }),
  'POST /api/consents': () => ({
    body: {
      id: randomBytes(16).toString('hex'),
      version: 1,
      choices: { analytics: true, ads: false, embeds: true },
    },
  }),
  'POST /api/page-views': () => ({ body: { path: '/startups' } }),
};

function invitation(): Request {
  return { body: { members: [{ email: `guest.${fresh()}@invited.example`, position: 'Sales' }] } };
}
