const { writeFileSync } = require('node:fs');
const path = require('node:path');

const processesLeft = require('./processesLeft.cjs');

/** How long Jest may take to exit after its last test, in milliseconds. */
const END_TIMEOUT_MS = 120_000;

/** Jest prints this on stderr when a test is still working after its end; it then exits with 1. */
const LATE_WORK =
  /after (tests are done|the Jest environment has been torn down)|after it has been torn down/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[[\d;]*m/g;

/** Writes the counts of a suite into the folder that JEST_RESULTS names, for the summary of npm test. */
module.exports = class CountReporter {
  /**
   * @param {{ rootDir: string }} config
   * @param {{ endTimeout?: number }} [options] endTimeout in milliseconds
   */
  constructor({ rootDir }, { endTimeout = END_TIMEOUT_MS } = {}) {
    this.rootDir = rootDir;
    this.endTimeout = endTimeout;
    this.file = path.join(process.env.JEST_RESULTS ?? '', `${path.basename(rootDir)}.json`);
    this.late = [];
    this.listen();
  }

  listen() {
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text, ...rest) => {
      if (LATE_WORK.test(text)) this.late.push(inOneLine(text));
      return write(text, ...rest);
    };
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
    const failures = results.testResults.flatMap((suite) => this.failuresOf(suite));
    const count = { passed, failed: numFailedTests + numRuntimeErrorTestSuites, failures };
    writeFileSync(this.file, JSON.stringify(count));
    this.listen(); // the default reporter has just restored the original streams
    // Jest may still fail outside its tests, for example because of work that a test left running.
    process.once('exit', (code) =>
      writeFileSync(this.file, JSON.stringify({ ...count, code, late: this.late })),
    );
    setTimeout(() => this.endNow(), this.endTimeout).unref();
  }

  /** Ends Jest when a process that a test left behind keeps the output of its worker open. Jest would wait for ever. */
  endNow() {
    const held = process.getActiveResourcesInfo().join(', ');
    const lines = [`All tests are over, and Jest is held by: ${held}`, ...processesLeft()];
    process.stderr.write(`${path.basename(this.rootDir)}: ${lines.join('\n  ')}\n`);
    process.exit();
  }

  failuresOf({ testFilePath, testExecError, testResults }) {
    const file = path.relative(this.rootDir, testFilePath);
    const failed = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
    return testExecError ? [...failed, `${file}: ${causeOf(testExecError)}`] : failed;
  }
};

/** For failures outside tests (for example in an afterAll hook), Jest reports only the stack. */
const causeOf = ({ message, stack }) =>
  inOneLine((message || stack || 'failed').split('\n    at ')[0]);

const inOneLine = (text) =>
  String(text).replace(COLOURS, '').replace(/\s+/g, ' ').trim().slice(0, 400);
