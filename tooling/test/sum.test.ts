import { closingLine, sum } from './sum';

describe('the closing line of npm test', () => {
  it.each([
    [
      'adds all suites',
      [
        { passed: 3, failed: 1 },
        { passed: 2, failed: 0 },
      ],
      '5 passed, 1 failed',
    ],
    [
      'fails a suite that ran nothing',
      [
        { passed: 3, failed: 0 },
        { passed: 0, failed: 0 },
      ],
      '3 passed, 1 failed',
    ],
    [
      'fails a suite that left no result',
      [{ passed: 3, failed: 0 }, undefined],
      '3 passed, 1 failed',
    ],
  ])('%s', (_why, counts, line) => {
    expect(closingLine(sum(counts))).toBe(line);
  });
});
