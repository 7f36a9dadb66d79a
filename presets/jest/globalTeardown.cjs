const { rmSync } = require('node:fs');

/** Deletes the folder of the run and everything that tests left in it. */
module.exports = function removeTestFolder() {
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
};
