import { countOf, type PlaywrightReport, secondTries } from './playwrightReport';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
  title,
  tests: [{ status }],
});

const REPORT: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      file: 'guest-browses.spec.ts',
      specs: [spec('a guest browses', 'expected'), spec('a guest filters', 'unexpected')],
      suites: [{ file: 'guest-browses.spec.ts', specs: [spec('a guest follows', 'flaky')] }],
    },
  ],
};

it('counts a test that passed at its second try, and names it', () => {
  expect(countOf(REPORT)).toEqual({ passed: 2, failed: 1 });
  expect(secondTries(REPORT)).toEqual(['guest-browses.spec.ts: a guest follows']);
});
