import type { Composition } from 'delivery/registry';

import { readComposition } from './readComposition';

/**
 * GET /registry.json: what this browser would be given now.
 * @returns undefined when there is no answer, or none that a page can work with
 */
export async function askRegistry(): Promise<Composition | undefined> {
  try {
    const answer = await fetch('/registry.json', { priority: 'low' });
    return answer.ok ? readComposition(await answer.json()) : undefined;
  } catch {
    return undefined; // offline, or a captive portal's HTML: what is known stays in use
  }
}
