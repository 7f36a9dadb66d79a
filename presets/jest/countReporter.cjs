const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** Leaves what a suite counted in the folder JEST_RESULTS names, for the closing lines of npm test. */
module.exports = class CountReporter {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.file = path.join(process.env.JEST_RESULTS ?? '', `${path.basename(rootDir)}.json`);
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
    const failures = results.testResults.flatMap((suite) => this.failuresOf(suite));
    const count = { passed, failed: numFailedTests + numRuntimeErrorTestSuites, failures };
    writeFileSync(this.file, JSON.stringify(count));
    // Jest may yet fail outside its tests, e.g. for what a test left running.
    process.once('exit', (code) => writeFileSync(this.file, JSON.stringify({ ...count, code })));
  }

  failuresOf({ testFilePath, testExecError, testResults }) {
    const file = path.relative(this.rootDir, testFilePath);
    if (testExecError) return [`${file}: ${String(testExecError.message).split('\n')[0]}`];
    return testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
  }
};
