import { userText } from '../text/userText';

/** The programme's staff, as a mail names who did something; null stands for them. */
export function actorText(name: string | null) {
  const by = name === null ? 'the programme team' : userText(name);
  return { by, writes: `${name === null ? 'The programme team' : by} writes` };
}
