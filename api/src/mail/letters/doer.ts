import { peoplesWords } from '../peoplesWords';

/** The programme's staff, as a mail names who did something; null stands for them. */
export function doerText(name: string | null) {
  const by = name === null ? 'the programme team' : peoplesWords(name);
  return { by, writes: `${name === null ? 'The programme team' : by} writes` };
}
