require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// axe is half a megabyte of program: loaded by the files that ask it.
expect.extend({
  toHaveNoViolations(results) {
    return require('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// A second is short on a machine that runs several suites at once; a test that passes waits less.
configure({ asyncUtilTimeout: 5000 });
