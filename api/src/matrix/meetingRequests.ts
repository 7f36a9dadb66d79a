import type { MatrixFixture } from './fixture';
import type { Requests } from './request';

const slot = (fixture: MatrixFixture, day: string) => ({
  mentor_id: fixture.mentorId,
  room_id: fixture.roomId,
  recurrence: 'none',
  start_time: `${day} 07:00:00`,
  end_time: `${day} 08:00:00`,
});

/** Alternative times for the meeting of the fixture. */
const PROPOSAL = { message: 'Another day?', times: ['2025-04-01 06:00:00', '2025-04-02 06:00:00'] };

/** The requests about finding a time for a meeting, booking and moving it. */
export const MEETING_REQUESTS: Requests = {
  'POST /api/my/startups/:startupId/meetings/upcoming': ({ mentorId }) => ({
    body: { mentor_id: mentorId },
  }),
  'POST /api/my/startups/:startupId/meetings/availability': ({ mentorId }) => ({
    body: { mentor_id: mentorId, date: '2025-03-18', timezone: 'Europe/Sofia' },
  }),
  'POST /api/my/startups/:startupId/meetings/free-days': ({ mentorId }) => ({
    body: {
      mentor_id: mentorId,
      timezone: 'Europe/Sofia',
      from: '2025-03-01',
      to: '2025-03-31',
    },
  }),
  'POST /api/my/startups/:startupId/meetings/series': (fixture) => ({
    body: slot(fixture, '2025-03-18'),
  }),
  'POST /api/my/startups/:startupId/meetings': (fixture) => ({ body: slot(fixture, '2025-03-18') }),
  'POST /api/my/startups/:startupId/meetings/:meetingId/occurrence': (fixture) => ({
    body: slot(fixture, '2025-03-19'),
  }),
  'POST /api/my/startups/:startupId/meetings/:meetingId/following': (fixture) => ({
    body: slot(fixture, '2025-03-20'),
  }),
  'POST /api/my/startups/:startupId/meetings/:meetingId/schedule': (fixture) => ({
    body: slot(fixture, '2025-03-20'),
  }),
  'POST /api/my/agenda/:meetingId/occurrence/proposal': () => ({ body: PROPOSAL }),
  'POST /api/my/agenda/:meetingId/following/proposal': () => ({ body: PROPOSAL }),
  'POST /api/my/agenda/:meetingId/schedule/proposal': () => ({ body: PROPOSAL }),
  'DELETE /api/my/agenda/:meetingId/proposal/:proposalId': ({ proposalId }) => ({
    params: { proposalId },
  }),
  'POST /api/my/startups/:startupId/meetings/proposals/:proposalId/accept': ({ proposalId }) => ({
    params: { proposalId },
    body: { start_time: PROPOSAL.times[0] },
  }),
};
