const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** What Jest says, on stderr alone, of a test that is over and still works: it ends with 1 for it. */
const TOO_LATE =
  /after (tests are done|the Jest environment has been torn down)|after it has been torn down/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[[\d;]*m/g;

/** Leaves what a suite counted in the folder JEST_RESULTS names, for the closing lines of npm test. */
module.exports = class CountReporter {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.file = path.join(process.env.JEST_RESULTS ?? '', `${path.basename(rootDir)}.json`);
    this.late = [];
    this.listen();
  }

  listen() {
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text, ...rest) => {
      if (TOO_LATE.test(text)) this.late.push(inOneLine(text));
      return write(text, ...rest);
    };
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
    const failures = results.testResults.flatMap((suite) => this.failuresOf(suite));
    const count = { passed, failed: numFailedTests + numRuntimeErrorTestSuites, failures };
    writeFileSync(this.file, JSON.stringify(count));
    this.listen(); // the default reporter has just put back what was there before
    // Jest may yet fail outside its tests, e.g. for what a test left running.
    process.once('exit', (code) =>
      writeFileSync(this.file, JSON.stringify({ ...count, code, late: this.late })),
    );
  }

  failuresOf({ testFilePath, testExecError, testResults }) {
    const file = path.relative(this.rootDir, testFilePath);
    if (testExecError) return [`${file}: ${String(testExecError.message).split('\n')[0]}`];
    return testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
  }
};

const inOneLine = (text) =>
  String(text).replace(COLOURS, '').replace(/\s+/g, ' ').trim().slice(0, 400);
