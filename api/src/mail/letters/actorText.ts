import { userText } from '../text/userText';

/** How a mail names the actor; null stands for the programme's staff. */
export function actorText(name: string | null) {
  const by = name === null ? 'the programme team' : userText(name);
  return { by, writes: `${name === null ? 'The programme team' : by} writes` };
}
