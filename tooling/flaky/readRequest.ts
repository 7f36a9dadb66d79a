const OPTIONS = ['--busy', '--trace'];

/**
 * Parses `20 [--busy] [--trace] [file …]`: the number of runs, whether two more processes keep the processors busy, and
 * parts of file names.
 * @throws Error with one sentence when it is invalid
 */
export function readRequest(args: readonly string[]) {
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
