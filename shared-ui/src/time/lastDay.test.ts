import { LAST_DAY, yearFault } from './lastDay';

const FAULT = 'The year must be between 1900 and 2200.';

it.each([
  ['', undefined],
  [LAST_DAY, undefined],
  ['2201-01-01', FAULT],
  ['20255-03-01', FAULT],
  ['202551-03-01T09:00', FAULT],
])('what is wrong with %j: %s', (typed, fault) => {
  expect(yearFault(typed)).toBe(fault);
});
