import { closingLine, sum } from './table';

it('adds all steps, with their failures', () => {
  const total = sum([
    { passed: 3, failed: 1, failures: ['api: a.test.ts: a guest signs in'] },
    { passed: 2, failed: 0, failures: [] },
    { passed: 0, failed: 1, failures: ['npx tsc -b ended with 2'] },
  ]);
  expect(closingLine(total)).toBe('5 passed, 2 failed');
  expect(total.failures).toEqual(['api: a.test.ts: a guest signs in', 'npx tsc -b ended with 2']);
});
