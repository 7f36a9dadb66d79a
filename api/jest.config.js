module.exports = require('tooling/jest')(__dirname, {
  environment: 'node',
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  maxWorkers: 2,
});
