import type { TestUser } from '../testing';
import type { MatrixFixture } from './fixture';
import type { Requests } from './request';

const TEXT = { text: 'What to ask first', version: 1 };

/** The requests about what a meeting leaves. */
export const RECORD_REQUESTS: Requests = {
  'POST /api/meetings/:meetingId/topics': () => ({ body: TEXT }),
  'POST /api/meetings/:meetingId/notes/:kind (shared)': (fixture, me) => ({
    params: { kind: 'shared' },
    body: { ...TEXT, version: versionOf(fixture, me) },
  }),
  'POST /api/meetings/:meetingId/notes/:kind (private)': (fixture, me) => ({
    params: { kind: 'private' },
    body: { ...TEXT, version: versionOf(fixture, me) },
  }),
  'POST /api/meetings/:meetingId/actions': ({ people }) => ({
    body: { text: 'Send the numbers', owner_id: people.mentor.id, due_on: '2025-04-10' },
  }),
  'POST /api/meetings/:meetingId/actions/:actionId': ({ actionId, people }) => ({
    params: { actionId },
    body: {
      text: 'Send the numbers',
      owner_id: people.mentor.id,
      due_on: '2025-04-10',
      done: true,
      version: 1,
    },
  }),
  'DELETE /api/meetings/:meetingId/actions/:actionId': ({ actionId }) => ({
    params: { actionId },
    query: 'version=1',
  }),
  'POST /api/meetings/:meetingId/attendance (ahead)': () => ({ body: { took_place: true } }),
  'POST /api/meetings/:meetingId/attendance (begun)': ({ begunId }) => ({
    params: { meetingId: begunId },
    body: { took_place: true },
  }),
  'POST /api/meetings/:meetingId/feedback (ahead)': () => ({ body: FEEDBACK }),
  'POST /api/meetings/:meetingId/feedback (begun)': ({ begunId }) => ({
    params: { meetingId: begunId },
    body: FEEDBACK,
  }),
};

const FEEDBACK = { usefulness: 5, comment: '' };

/** People who wrote in the fixture have version 1; all others start at 0. */
const versionOf = ({ people }: MatrixFixture, me: TestUser | undefined) =>
  [people.mentor.id, people.founder.id].includes(me?.id ?? 0) ? 1 : 0;
