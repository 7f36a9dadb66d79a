/** Where Jest's `expect` keeps what it was told; nobody can take it out of there. */
const MATCHERS = Symbol.for('$$jest-matchers-object');

/**
 * Takes from `expect` what a test file taught it. Its own matchers come back with Jest's modules, which
 * each test file loads anew.
 */
module.exports = function forgetExpectations() {
  if (!globalThis[MATCHERS]) return;
  Object.assign(globalThis[MATCHERS], {
    customEqualityTesters: [],
    matchers: Object.create(null),
    state: {
      assertionCalls: 0,
      expectedAssertionsNumber: null,
      isExpectingAssertions: false,
      numPassingAsserts: 0,
      suppressedErrors: [],
    },
  });
};
