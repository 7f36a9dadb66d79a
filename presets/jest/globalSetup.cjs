const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** One folder a run, in which tests make theirs (server-kit/testing/temporaryFolder). */
module.exports = function makeTestFolder() {
  process.env.TEST_FOLDER = mkdtempSync(join(tmpdir(), 'jest-'));
};
