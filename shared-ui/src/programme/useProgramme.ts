import { fillFacts } from 'contract/programme/fillFacts';
import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import { shallowEqual, useSelector } from 'react-redux';

import { factsOf, siteOf, type WithProgramme } from './site';

/** Returns the facts of the programme for every page. Does not fetch: the shell does it for all. */
export const useSite = (): PublicSite => useSelector((state: WithProgramme) => siteOf(state));

/** Returns the facts for placeholders, by the name in braces. */
export const useFacts = (): Record<string, string> =>
  useSelector((state: WithProgramme) => factsOf(state), shallowEqual);

/** Returns a function that fills placeholders in our copy: `{startups}` and the like; see fillFacts. */
export function useFill(): (text: string) => string {
  const facts = useFacts();
  return (text) => fillFacts(text, facts);
}
