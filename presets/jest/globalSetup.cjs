const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Makes one folder per run, in which tests create their temporary folders (server-kit/testing/temporaryFolder). */
module.exports = function makeTestFolder() {
  process.env.TEST_FOLDER = mkdtempSync(join(tmpdir(), 'jest-'));
};
