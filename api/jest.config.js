/** What only the embedded database has: a folder that is copied, migrated anew, killed, backed up. */
const EMBEDDED_ONLY = [
  'src/backup/backup.test',
  'src/db/migrations.test',
  'src/durability/backup.test',
  'src/durability/firstStart.test',
];

/** TEST_POSTGRES=1 asks a PostgreSQL server; without it the embedded database answers. */
const preset = require('presets/jest')(__dirname, {
  environment: 'node',
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  maxWorkers: 2,
});

module.exports = {
  ...preset,
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    ...(process.env.TEST_POSTGRES ? EMBEDDED_ONLY : []),
  ],
};
