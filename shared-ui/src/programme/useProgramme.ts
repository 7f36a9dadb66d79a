import { fillFacts } from 'contract/programme/fillFacts';
import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import { shallowEqual, useSelector } from 'react-redux';

import { factsOf, siteOf, type WithProgramme } from './site';

/** What every page shows of the programme. Asks nothing itself: the shell does, for all. */
export const useSite = (): PublicSite => useSelector((state: WithProgramme) => siteOf(state));

/** What sentences are filled with, by the name in braces. */
export const useFacts = (): Record<string, string> =>
  useSelector((state: WithProgramme) => factsOf(state), shallowEqual);

/** Fills texts of our copy: `{startups}` and the like; see fillFacts. */
export function useFill(): (text: string) => string {
  const facts = useFacts();
  return (text) => fillFacts(text, facts);
}
