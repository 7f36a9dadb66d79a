const { rmSync } = require('node:fs');

/** What tests left in the folder of the run goes with it. */
module.exports = function removeTestFolder() {
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
};
