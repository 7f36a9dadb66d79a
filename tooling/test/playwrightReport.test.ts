import { countOf, failuresOf, type PlaywrightReport } from './playwrightReport';

const spec = (title: string, message?: string) => ({
  title,
  tests: [
    message === undefined
      ? { status: 'expected' as const, results: [{ errors: [] }] }
      : { status: 'unexpected' as const, results: [{ errors: [{ message }] }] },
  ],
});

const NOT_SHOWN =
  '\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\n' +
  "Locator: getByRole('button')\nExpected: visible\nReceived: hidden\nCall log: many\nmore";

const REPORT: PlaywrightReport = {
  stats: { expected: 1, unexpected: 2 },
  errors: [],
  suites: [
    {
      file: 'guest-browses.spec.ts',
      specs: [spec('a guest browses'), spec('a guest filters', NOT_SHOWN)],
      suites: [{ file: 'guest-browses.spec.ts', specs: [spec('a guest follows', 'Timeout')] }],
    },
  ],
};

it('counts passed and failed tests', () => {
  expect(countOf(REPORT)).toMatchObject({ passed: 1, failed: 2 });
});

it('lists failures by file and title, with the error in one line', () => {
  expect(failuresOf(REPORT)).toEqual([
    {
      title: 'guest-browses.spec.ts: a guest filters',
      error:
        "Error: expect(locator).toBeVisible() failed Locator: getByRole('button') Expected: visible Received: hidden",
    },
    { title: 'guest-browses.spec.ts: a guest follows', error: 'Timeout' },
  ]);
});

it('counts a product that did not start as a failure', () => {
  const errors = [{ message: 'Error: npm start ended with 1:\nPort 3000 is taken.' }];
  const report = { stats: { expected: 0, unexpected: 0 }, suites: [], errors };
  const failures = ['outside the tests: Error: npm start ended with 1:'];
  expect(countOf(report)).toEqual({ passed: 0, failed: 1, failures });
  expect(failuresOf(report)).toEqual([
    { title: 'outside the tests', error: 'Error: npm start ended with 1:' },
  ]);
});
