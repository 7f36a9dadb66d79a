const { writeFileSync } = require('node:fs');
const path = require('node:path');

const processesLeft = require('./processesLeft.cjs');

/** How long Jest may take to end after its last test, milliseconds. */
const END_TIMEOUT_MS = 120_000;

/** Jest's message, on stderr only, about a test that still works after its end; the exit code is 1. */
const LATE_WORK =
  /after (tests are done|the Jest environment has been torn down)|after it has been torn down/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[[\d;]*m/g;

/** Leaves what a suite counted in the folder JEST_RESULTS names, for the closing lines of npm test. */
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
    this.listen(); // the default reporter has just put back what was there before
    // Jest may yet fail outside its tests, e.g. for what a test left running.
    process.once('exit', (code) =>
      writeFileSync(this.file, JSON.stringify({ ...count, code, late: this.late })),
    );
    setTimeout(() => this.endNow(), this.endTimeout).unref();
  }

  /** A process that a test left behind holds the output of its worker open, and Jest would wait for ever. */
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

/** Of what fails outside tests, e.g. in a hook after them, Jest has the stack alone. */
const causeOf = ({ message, stack }) =>
  inOneLine((message || stack || 'failed').split('\n    at ')[0]);

const inOneLine = (text) =>
  String(text).replace(COLOURS, '').replace(/\s+/g, ' ').trim().slice(0, 400);
