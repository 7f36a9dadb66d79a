import type { Count } from './step';

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: Suite[];
  /** Faults outside any test, e.g. a file that cannot be loaded, or a product that does not start. */
  errors: Fault[];
}

interface Suite {
  file: string;
  specs: { title: string; tests: Test[] }[];
  suites?: Suite[];
}

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { errors: Fault[] }[];
}

interface Fault {
  message?: string;
}

export interface Failure {
  title: string;
  /** The first line of the error. */
  error: string;
}

export function countOf(report: PlaywrightReport): Count {
  const { expected, unexpected } = report.stats;
  const failures = failuresOf(report).map(({ title, error }) => `${title}: ${error}`);
  return { passed: expected, failed: unexpected + report.errors.length, failures };
}

export function failuresOf({ suites, errors }: PlaywrightReport): Failure[] {
  return [
    ...suites.flatMap(failuresIn),
    ...errors.map((fault) => ({ title: 'outside the tests', error: firstLine([fault]) })),
  ];
}

function failuresIn({ file, specs, suites = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title: `${file}: ${title}`,
        error: firstLine(results.flatMap(({ errors }) => errors)),
      })),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[[\d;]*m/g;

/** Without colours, and with the values that an assertion prints below its first line. */
function firstLine([fault]: Fault[]): string {
  const lines = (fault?.message ?? 'no message').replace(COLOURS, '').split('\n');
  const values = lines.filter((line) => /^(Expected|Received|Locator)\b/.test(line));
  return [lines[0], ...values].join(' ').replace(/\s+/g, ' ').trim().slice(0, 300);
}
