interface FlakyRequest {
  runs: number;
  /** Two additional processes keep the processors busy. */
  busy: boolean;
  trace: boolean;
  /** Parts of file names; all files when empty. */
  files: string[];
}

const OPTIONS = ['--busy', '--trace'];

/**
 * Parses `20 [--busy] [--trace] [file …]`.
 * @throws Error with one sentence when it is invalid
 */
export function readRequest(args: readonly string[]): FlakyRequest {
  const unknown = args.find((word) => word.startsWith('-') && !OPTIONS.includes(word));
  if (unknown)
    throw new Error(`There is no option '${unknown}'. There are: ${OPTIONS.join(', ')}.`);
  const [count = '', ...files] = args.filter((word) => !word.startsWith('-'));
  const runs = Number(count);
  if (!/^\d+$/.test(count) || runs < 1 || runs > 1000) {
    throw new Error('Give the number of runs, from 1 to 1000: npm run test:flaky -- 20');
  }
  return { runs, busy: args.includes('--busy'), trace: args.includes('--trace'), files };
}
