import { table } from './table';

it('lists the steps of a run, slowest first, with times and counts', () => {
  const results = [
    { name: 'types', seconds: 21, processorSeconds: 30, passed: 1, failed: 0, failures: [] },
    {
      name: 'browser tests',
      seconds: 301,
      processorSeconds: 540,
      passed: 240,
      failed: 2,
      failures: [],
    },
  ];
  expect(table(results)).toBe(
    [
      'step                took  processor     passed     failed',
      'browser tests      301 s      540 s        240          2',
      'types               21 s       30 s          1          0',
    ].join('\n'),
  );
});
