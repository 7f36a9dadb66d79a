import type { Browser } from '@playwright/test';

import { ARRIVAL_TIMEOUT_MS } from './settle';
import type { Trial, Visit, Visited } from './trial';
import { type Found, visit } from './visit';

/** A page mostly waits to become calm: more of them at a time than a machine has cores. */
const TABS = 10;
/** A page that was too slow beside others is given this many times as long when it is alone. */
const ALONE = 3;

/**
 * Opens addresses in fresh browser profiles, some at a time, once for each shape of the answers. What
 * did not come in time, or waited for an answer, is opened again with nothing beside it, until a page of
 * its release is late then too: a busy machine is no fault of a page.
 * @param timeout a page may take to arrive, milliseconds
 */
export async function visitAll(
  browser: Browser,
  trial: Trial,
  timeout = ARRIVAL_TIMEOUT_MS,
): Promise<Visited[]> {
  const faults = new Map<string, Set<string>>(trial.visits.map(({ path }) => [path, new Set()]));
  const withData = new Set<string>();
  for (const shape of trial.shapes) {
    const answer = await fetch(`${trial.origin}${trial.shapeCall}${shape}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The api of the trial answered ${answer.status}.`);
    const isFirst = shape === trial.shapes[0];
    const waiting = trial.visits.filter(({ path }) => {
      return isFirst || (faults.get(path)!.size === 0 && withData.has(path));
    });
    const late: { one: Visit; seen: Found }[] = [];
    const tab = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const seen = await visit(browser, trial, next, timeout);
        if (seen.isLate || seen.isHeldUp) late.push({ one: next, seen });
        else note(next, seen);
      }
    };
    await Promise.all(Array.from({ length: TABS }, tab));
    const refused = new Set<string | undefined>();
    for (const { one, seen } of late) {
      // One page that is late alone refuses its release: how late the others are is not asked again.
      const isKnown = refused.has(one.remote);
      const again = isKnown ? seen : await visit(browser, trial, one, timeout * ALONE);
      if (again.isLate) refused.add(one.remote);
      note(one, again);
    }

    function note({ path }: Visit, { found, hasData }: Found) {
      if (hasData) withData.add(path);
      for (const fault of found) {
        faults.get(path)!.add(shape === 'ordinary' ? fault : `${fault} (${shape} answers)`);
      }
    }
  }
  return [...faults].map(([path, found]) => ({ path, faults: [...found] }));
}
