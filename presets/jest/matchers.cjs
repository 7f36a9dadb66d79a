require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// axe is half a megabyte of code, so only files that use it load it.
expect.extend({
  toHaveNoViolations(results) {
    return require('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// A long timeout, so that a busy machine does not fail a test. Passing tests do not wait for it; failing ones take a
// little longer.
configure({ asyncUtilTimeout: 30_000 });
