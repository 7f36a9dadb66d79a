/** Where Jest's `expect` keeps its matchers. The property cannot be deleted. */
const MATCHERS = Symbol.for('$$jest-matchers-object');

/**
 * Removes the matchers that a test file added to `expect`. The built-in ones return with Jest's own modules, which each
 * test file loads again.
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
