import type { Count } from './step';

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  file: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: Suite[];
}

/** A test that passed at its second try has passed (docs/decisions/012). */
export function countOf({ stats: { expected, flaky, unexpected } }: PlaywrightReport): Count {
  return { passed: expected + flaky, failed: unexpected };
}

/** The tests that passed at their second try: each is a race to mend, in the test or the product. */
export function secondTries({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...secondTries({ suites: inner }),
  ]);
}
