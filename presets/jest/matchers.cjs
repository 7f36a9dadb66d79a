require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// axe is half a megabyte of program: loaded by the files that ask it.
expect.extend({
  toHaveNoViolations(results) {
    return require('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// A busy machine decides no test: one that passes waits less, one that fails a little longer.
configure({ asyncUtilTimeout: 30_000 });
