import { flakyTable } from './flakyTable';
import { readRequest } from './readRequest';

const late = { title: 'a.spec.ts: comes late', error: 'Timeout' };
const gone = { title: 'b.spec.ts: is gone', error: 'not found' };

describe('the table of npm run test:flaky', () => {
  it('lists how often each test failed, the worst first, and each error once', () => {
    const runs = [[late], [gone, { ...late, error: 'Too late' }], [], [late]];
    expect(flakyTable(runs)).toBe(
      [
        '3 of 4 runs failed:',
        '   3 of 4  a.spec.ts: comes late',
        '           Timeout',
        '           Too late',
        '   1 of 4  b.spec.ts: is gone',
        '           not found',
      ].join('\n'),
    );
  });

  it.each([
    [1, 'Nothing failed in 1 run.'],
    [20, 'Nothing failed in 20 runs.'],
  ])('reports no failures in %i runs', (count, command) => {
    expect(flakyTable(Array.from({ length: count }, () => []))).toBe(command);
  });
});

describe('what npm run test:flaky is asked', () => {
  it.each([
    ['20', { runs: 20, busy: false, trace: false, files: [] }],
    ['3 --busy guest', { runs: 3, busy: true, trace: false, files: ['guest'] }],
    ['--trace 5 a b', { runs: 5, busy: false, trace: true, files: ['a', 'b'] }],
  ])('%s', (command, request) => {
    expect(readRequest(command.split(' '))).toEqual(request);
  });

  it.each(['', '0', 'guest', '2.5', '1e3', '20 --loud', '1001'])('is not %p', (command) => {
    expect(() => readRequest(command.split(' ').filter(Boolean))).toThrow(
      /number of runs|no option/,
    );
  });
});
