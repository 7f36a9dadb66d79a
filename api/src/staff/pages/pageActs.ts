import type { MeetingScope } from 'contract/wire/meetings.contract';
import type { ActEffect, StaffScope } from 'contract/wire/staff.contract';

/** An act of staff on a page of members, on behalf of its people. */
export interface PageAct {
  /** Named like the act of the table that does the same, if there is one. */
  name: string;
  scope: StaffScope;
  effect: Exclude<ActEffect, 'reads'>;
  /** The result, without full stop. @param startup its name */
  text(startup: string): string;
  /** The call itself notifies nobody, so its founders are notified here. */
  tells?: true;
}

/** Acts that staff may do on behalf of founders. */
const inPlaceOfFounders = (
  name: string,
  text: PageAct['text'],
  more: Partial<PageAct> = {},
): PageAct => ({ name, scope: 'programme', effect: 'changes', text, ...more });

const edited = inPlaceOfFounders(
  'startups.edit',
  (startup) => `The profile of ${startup} is changed`,
  { tells: true },
);
const removed = inPlaceOfFounders(
  'founders.remove',
  (startup) => `Somebody is no longer in the team of ${startup}`,
);
const positioned = inPlaceOfFounders(
  'founders.position',
  (startup) => `A position at ${startup} is changed`,
);
const invited = inPlaceOfFounders(
  'founders.invite',
  (startup) => `Somebody is invited to the team of ${startup}`,
  { tells: true },
);
const update = (name: string, became: string, effect: PageAct['effect'] = 'changes') =>
  inPlaceOfFounders(`updates.${name}`, (startup) => `An update of ${startup} is ${became}`, {
    tells: true,
    effect,
  });

/** Changes of a startup's meetings; the call notifies both sides. */
const session = (name: string, became: string) =>
  inPlaceOfFounders(`meetings.${name}`, (startup) => `A session of ${startup} is ${became}`, {
    effect: 'irreversible',
  });

/** Same, on behalf of the mentor. */
const ofMentor = (name: string, became: string): PageAct => ({
  ...session(name, became),
  scope: 'sessions',
});

const SCOPES: MeetingScope[] = ['occurrence', 'following', 'schedule'];
const meetings = '/api/my/startups/:startupId/meetings';

const ofScopes = (
  path: (meetingScope: MeetingScope) => string,
  act: PageAct,
): Record<string, PageAct> =>
  Object.fromEntries(SCOPES.map((meetingScope) => [path(meetingScope), act]));

/** By method and route. A test compares it with the matrix (rule 11.55). */
export const PAGE_ACTS: Record<string, PageAct> = {
  'POST /api/my/startups/:startupId': edited,
  'POST /api/startups/:startupId/updates': update('post', 'posted'),
  'POST /api/startups/:startupId/updates/:updateId': update('edit', 'changed'),
  'DELETE /api/startups/:startupId/updates/:updateId': update('delete', 'deleted', 'irreversible'),
  'POST /api/my/startups/:startupId/remove-founder': removed,
  'POST /api/my/startups/:startupId/remove-member': removed,
  'POST /api/my/startups/:startupId/update-founder': positioned,
  'POST /api/my/startups/:startupId/update-member': positioned,
  'POST /api/my/startups/:startupId/invite-founders': invited,
  'POST /api/my/startups/:startupId/invite-members': invited,
  'POST /api/my/startups/:startupId/revoke-invite': inPlaceOfFounders(
    'founders.revoke-invitation',
    (startup) => `An invitation to the team of ${startup} is revoked`,
    { tells: true },
  ),
  [`POST ${meetings}`]: session('book', 'booked'),
  ...ofScopes((one) => `POST ${meetings}/:meetingId/${one}`, session('move', 'moved')),
  ...ofScopes((one) => `DELETE ${meetings}/:meetingId/${one}`, session('cancel', 'cancelled')),
  [`POST ${meetings}/proposals/:proposalId/accept`]: session(
    'move',
    'moved to one of the proposed times',
  ),
  [`POST ${meetings}/proposals/:proposalId/decline`]: {
    ...session('keep', 'kept at its time'),
    tells: true,
  },
  ...ofScopes(
    (one) => `POST /api/my/agenda/:meetingId/${one}/cancel`,
    ofMentor('cancel', 'cancelled'),
  ),
  ...ofScopes(
    (one) => `POST /api/my/agenda/:meetingId/${one}/proposal`,
    ofMentor('propose', 'proposed other times'),
  ),
  'DELETE /api/my/agenda/:meetingId/proposal/:proposalId': ofMentor(
    'withdraw',
    'kept at its time, and the proposed times are withdrawn',
  ),
};
