import type { Request, Requests } from './request';

/** The requests of the staff area. */
export const STAFF_AREA_REQUESTS: Requests = {
  'POST /api/staff/acts/:name/preview': ({ draft }) => publishing(draft.slug),
  'POST /api/staff/acts/:name': ({ draft }) => publishing(draft.slug),
  'POST /api/staff/acts/:name (published)': ({ startup }) => ({
    params: { name: 'startups.season' },
    body: { fields: { startup: startup.slug, season: 1 } },
  }),
  'POST /api/staff/acts/:name/many/preview': ({ draft }) => publishingMany(draft.slug),
  'POST /api/staff/acts/:name/many': ({ draft }) => publishingMany(draft.slug),
  'GET /api/staff/startups/:id': ({ startup }) => ({ params: { id: startup.id } }),
  'GET /api/staff/people/:id': ({ people }) => ({ params: { id: people.founder.id } }),
  'GET /api/staff/mentors/:id': ({ people }) => ({ params: { id: people.mentor.id } }),
  'GET /api/staff/sessions/:id': ({ meetingId }) => ({ params: { id: meetingId } }),
  'GET /api/staff/record/:kind/:id': () => ({ params: { kind: 'startup' } }),
  'GET /api/staff/letters/:id': ({ draftId }) => ({ params: { id: draftId } }),
  'GET /api/staff/letters/:id/preview': ({ archivedId }) => ({ params: { id: archivedId } }),
  'GET /api/public/letters/:id': ({ archivedId }) => ({ params: { id: archivedId } }),
  'GET /api/staff/messages/:id': ({ openMessageId }) => ({ params: { id: openMessageId } }),
};

const publishing = (startup: string): Request => ({
  params: { name: 'startups.publish' },
  body: { fields: { startup } },
});

const publishingMany = (startup: string): Request => ({
  params: { name: 'startups.publish' },
  body: { each: [{ startup }] },
});
