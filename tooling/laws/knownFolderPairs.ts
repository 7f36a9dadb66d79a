/**
 * Folders that import each other and did so before this was a law: what one needs of the other moves to a
 * third when either is next changed. Nothing joins this list.
 */
export const KNOWN_PAIRS: ReadonlySet<string> = new Set([
  'api/src/admin, api/src/admin/tools',
  'api/src/app, api/src/db',
  'api/src/app, api/src/media',
  'api/src/app, api/src/workers',
  'api/src/db/schema, api/src/mail',
  'api/src/modules/account, api/src/modules/mailed-links',
  'api/src/modules/devices, api/src/modules/security-log',
  'api/src/modules/devices, api/src/modules/session',
  'api/src/modules/mailed-links, api/src/modules/newsletter',
  'api/src/modules/mailed-links, api/src/modules/password',
  'api/src/modules/mailed-links, api/src/modules/recovery',
  'api/src/modules/meeting-news, api/src/modules/meetings',
  'api/src/modules/passkeys, api/src/modules/second-factor',
  'api/src/modules/second-factor, api/src/modules/session',
  'api/src/modules/startups, api/src/modules/users',
]);
