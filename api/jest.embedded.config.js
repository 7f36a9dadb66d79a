/**
 * What is asked of the embedded database as well, because an engine may answer it in its own way: what
 * lies in its folder (migrations, kills, backups), what transactions do to one another, and once every
 * statement there is (the matrix sends every call as every kind of caller). docs/decisions/071
 */
const SUBJECTS = [
  'backup/backup',
  'db/amongLocked',
  'db/migrations',
  'durability/backup',
  'durability/firstStart',
  'durability/killed',
  'jobs/leased',
  'matrix/matrix',
  'modules/idempotency/*',
  'modules/meetings/model/model',
  'modules/meetings/storm',
  'retention/purge',
];

module.exports = {
  ...require('./jest.config'),
  testMatch: SUBJECTS.map((subject) => `<rootDir>/src/${subject}.test.ts`),
};
