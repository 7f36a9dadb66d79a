import type { Composition, Registry } from 'contract/registry';
import { noteServerTime } from 'shared-ui/core';
import { composeInBrowser } from './composeInBrowser';
import { readComposition } from './readComposition';
import { takeTicket } from './ticket';

/**
 * GET /registry.json. An edge responds with a composition for this visitor, a static host with the registry itself.
 * @returns undefined without a response, or when a page cannot use it
 */
export async function fetchRegistry(): Promise<Composition | undefined> {
  try {
    const asked = Date.now();
    const answer = await fetch('/registry.json', { priority: 'low' });
    if (!answer.ok) return undefined;
    takeTicket(answer.headers);
    takeTime(answer.headers, asked);
    const answered = (await answer.json()) as Composition | Registry;
    return readComposition('schema' in answered ? composeInBrowser(answered) : answered);
  } catch {
    return undefined; // offline, or a captive portal's HTML: the current registry stays in use
  }
}

/** A slower response may have waited for a suspended device, so its date is too old. */
const MAX_ROUND_TRIP_MS = 10_000;

/** The edge's response is never cached. Guests get the time from it, because their other responses may be cached. */
function takeTime(headers: Headers, asked: number): void {
  const stated = Date.parse(headers.get('date') ?? '');
  const isOfNow = headers.get('cache-control')?.includes('no-cache');
  if (stated && isOfNow && Date.now() - asked < MAX_ROUND_TRIP_MS) noteServerTime(stated);
}
