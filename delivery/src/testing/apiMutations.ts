import {
  add,
  answer,
  asList,
  body,
  drop,
  lock,
  lose,
  type Mutation,
  mayLack,
  move,
  neverNull,
  offer,
  operation,
  orNull,
  type Place,
  remethod,
  rename,
  renameParameters,
  reword,
  want,
} from './apiChanges';

/** Calls that releases make. */
const CALLS = [
  'GET /my/startups',
  'GET /user',
  'GET /notifications/unread',
  'GET /startups',
  'GET /public/startups/{}',
  'POST /login',
  'POST /my/availability',
  'POST /startups/{}/updates',
  'DELETE /account/sessions/{}',
  'GET /my/mentorships',
];

/** Fields that releases read. */
const READ: Place[] = [
  ['GET /my/startups', 'data[].name'],
  ['GET /my/startups', 'data'],
  ['GET /user', 'roles'],
  ['GET /user', 'profile_photo'],
  ['GET /my/startups/{}', 'data.stage'],
  ['GET /my/startups/{}', 'data.socialLinks[].linkedIn'],
  ['GET /my/startups/{}/team', 'founders[].user.surname'],
  ['GET /startups/{}/followers', 'followerCount'],
  ['GET /startups/{}/updates', 'meta.last_page'],
  ['GET /startups/{}/updates', 'data[].created_at'],
  ['GET /notifications', 'data[].text'],
  ['GET /notifications', 'next_before'],
  ['GET /my/agenda', 'meetings[].startup.name'],
  ['GET /public/startups/{}', 'data.slug'],
  ['GET /account/security-log', 'data[].device'],
];

/** Response fields that no release reads. */
const UNREAD: Place[] = [
  ['GET /my/startups/{}', 'data.incorporated'],
  ['GET /my/startups/{}', 'data.seasons'],
  ['GET /startups/{}/updates', 'meta.total'],
  ['GET /account/access', 'password'],
  ['GET /account/second-factor', 'proven_until'],
  ['GET /my/mentorships/{}/meetings/upcoming', 'meetings[].original_start_time'],
  ['GET /account/security-log', 'data[].kind'],
  ['GET /my/agenda', 'meetings[].original_start_time'],
  ['GET /my/mentorships/{}', 'data.season_number'],
  ['GET /my/mentorships/{}/team', 'teamMembers'],
  ['POST /startups/{}/follow', 'message'],
  ['GET /my/startups/{}', 'data.season_number'],
];

/** Fields that releases send. */
const SENT: Place[] = [
  ['POST /login', 'email'],
  ['POST /startups/{}/updates', 'update'],
  ['POST /my/availability', 'windows'],
];

/** Each of these breaks a release that reads or sends the changed field. */
export const BREAKING: Mutation[] = [
  ...CALLS.map((call): Mutation => [`drops ${call}`, (api) => drop(api, call)]),
  ...CALLS.slice(0, 3).map((call): Mutation => [`moves ${call}`, (api) => move(api, call)]),
  ...CALLS.slice(3, 6).map(
    (call): Mutation => [`asks ${call} as PUT`, (api) => remethod(api, call)],
  ),
  ...READ.map((at): Mutation => [`drops ${at[1]} of ${at[0]}`, (api) => lose(answer(api, at))]),
  ...READ.slice(0, 4).map(
    (at): Mutation => [`renames ${at[1]} of ${at[0]}`, (api) => rename(answer(api, at))],
  ),
  ...READ.slice(4, 9).map(
    (at): Mutation => [`answers ${at[1]} of ${at[0]} as a list`, (api) => asList(answer(api, at))],
  ),
  ...[READ[0]!, READ[6]!, READ[9]!].map(
    (at): Mutation => [
      `may answer null for ${at[1]} of ${at[0]}`,
      (api) => orNull(answer(api, at)),
    ],
  ),
  ...[READ[1]!, READ[7]!, READ[13]!].map(
    (at): Mutation => [`may leave ${at[1]} of ${at[0]} out`, (api) => mayLack(answer(api, at))],
  ),
  ['knows another stage', (api) => void answer(api, READ[4]!).schema.enum!.push('closed')],
  ['wants a season at POST /my/availability', (api) => want(api, 'POST /my/availability')],
  ['wants a season at POST /login', (api) => want(api, 'POST /login')],
  ['asks guests of GET /startups for a token', (api) => lock(api, 'GET /startups')],
];

/** None of these affects a release. */
export const HARMLESS: Mutation[] = [
  ...UNREAD.map((at): Mutation => [`drops ${at[1]} of ${at[0]}`, (api) => lose(answer(api, at))]),
  ...UNREAD.slice(0, 5).map(
    (at): Mutation => [
      `may answer null for ${at[1]} of ${at[0]}`,
      (api) => orNull(answer(api, at)),
    ],
  ),
  ...UNREAD.slice(5, 8).map(
    (at): Mutation => [`answers ${at[1]} of ${at[0]} as a list`, (api) => asList(answer(api, at))],
  ),
  ...READ.slice(0, 8).map(
    (at): Mutation => [`adds a field beside ${at[1]} of ${at[0]}`, (api) => add(answer(api, at))],
  ),
  ...CALLS.slice(0, 5).map(
    (call): Mutation => [`describes ${call} in other words`, (api) => reword(api, call)],
  ),
  ...CALLS.slice(5, 8).map(
    (call): Mutation => [`lets ${call} take one more field`, (api) => offer(api, call)],
  ),
  ...SENT.map(
    (at): Mutation => [`no longer needs ${at[1]} of ${at[0]}`, (api) => mayLack(body(api, at))],
  ),
  ...['GET /releases/report', 'GET /applications/state', 'GET /mailed-links/{}'].map(
    (call): Mutation => [`drops ${call}, which no part makes`, (api) => drop(api, call)],
  ),
  ...['/api/seasons', '/api/my/notes', '/api/my/startups/{startupId}/notes'].map(
    (path): Mutation => [
      `adds GET ${path}`,
      (api) => void Object.assign(api.paths, { [path]: { get: { responses: {} } } }),
    ],
  ),
  ['always answers who posts', (api) => neverNull(answer(api, ['GET /user', 'bio']))],
  ['always answers a device', (api) => neverNull(answer(api, READ[14]!))],
  ['knows one stage less', (api) => void answer(api, READ[4]!).schema.enum!.pop()],
  ['names parameters otherwise', renameParameters],
  [
    'answers 429 to POST /login',
    (api) => void Object.assign(operation(api, 'POST /login').responses, { 429: {} }),
  ],
];
