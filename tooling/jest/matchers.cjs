require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const { toHaveNoViolations } = require('jest-axe');

expect.extend(toHaveNoViolations);

// A second is short on a machine that runs several suites at once; a test that passes waits less.
configure({ asyncUtilTimeout: 5000 });
