/**
 * What is asked of a real server as well. The matrix sends every call as every kind of caller, so
 * every statement runs there; what changes data, races, dies or searches runs whole. Left out is what
 * no engine decides, or what only the embedded one has.
 */
const LEFT_OUT = [
  'src/(app|backup|media)/',
  'src/modules/(account|applications|calendar|cards|consents|contact|devices|google|insight|sitemap|users)/',
];

const config = require('./jest.config');

module.exports = {
  ...config,
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, ...LEFT_OUT],
};
