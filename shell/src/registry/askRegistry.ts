import type { Composition, Registry } from 'contract/registry';
import { composeHere } from './composeHere';
import { readComposition } from './readComposition';
import { takeTicket } from './ticket';

/**
 * GET /registry.json: what this browser would be given now. An edge answers with a composition made
 * for this visitor; a host that only hands out files has the registry itself.
 * @returns undefined when there is no answer, or none that a page can work with
 */
export async function askRegistry(): Promise<Composition | undefined> {
  try {
    const answer = await fetch('/registry.json', { priority: 'low' });
    if (!answer.ok) return undefined;
    takeTicket(answer.headers);
    const answered = (await answer.json()) as Composition | Registry;
    return readComposition('schema' in answered ? composeHere(answered) : answered);
  } catch {
    return undefined; // offline, or a captive portal's HTML: what is known stays in use
  }
}
