import { maxHeavyJobs } from './maxHeavyJobs';

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('%i cores run %i heavy jobs at once', (cores, atOnce) => {
  expect(maxHeavyJobs(cores)).toBe(atOnce);
});
