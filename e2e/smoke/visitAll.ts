import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Trial, Visit, Visited } from 'contract/trial';
import { limitConcurrency } from './limitConcurrency';
import { ARRIVAL_TIMEOUT_MS } from './settle';
import { type Found, visit } from './visit';

/** A loaded page mostly waits until it settles, so more pages than cores are open at a time. */
const MAX_TABS = 10;
/** A page that waits for the network leaves its core to another one. */
const MAX_LOADING = availableParallelism() + 1;
/** For a page that was too slow beside others. */
const ALONE_TIMEOUT_FACTOR = 3;

/** A page that a busy machine may have held up. */
interface Late {
  wanted: Visit;
  /** Index of the shape of the responses. */
  at: number;
  seen: Found;
}

/**
 * Opens addresses in fresh browser profiles, some at a time, each with all shapes of the responses in sequence. A page
 * that was late, or that waited for a response, is opened again alone, because a busy machine is no fault of a page.
 * This ends when a page of its release is late alone, too.
 * @param timeout for a page to load, milliseconds
 */
export async function visitAll(
  browser: Browser,
  trial: Trial,
  timeout = ARRIVAL_TIMEOUT_MS,
): Promise<Visited[]> {
  const { visits, origins } = trial;
  const surroundings = { browser, trial, takeTurn: limitConcurrency(MAX_LOADING) };
  const faults = new Map<string, Set<string>>(visits.map(({ path }) => [path, new Set()]));
  const late: Late[] = [];
  const waiting = [...visits];
  const tab = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await openBesideOthers(next);
  };
  await Promise.all(Array.from({ length: MAX_TABS }, tab));

  const refused = new Set<string | undefined>();
  for (const one of late) {
    // One page that is late alone refuses its release, so its other late pages are not tried again.
    if (refused.has(one.wanted.remote)) note(one.wanted, one.at, one.seen);
    else await openAlone(one);
  }
  return [...faults].map(([path, found]) => ({ path, faults: [...found] }));

  async function openBesideOthers(wanted: Visit): Promise<void> {
    for (const at of origins.keys()) {
      const seen = await open(wanted, at, timeout);
      if (seen.isLate || seen.isHeldUp) return void late.push({ wanted, at, seen });
      if (note(wanted, at, seen)) return;
    }
  }

  async function openAlone({ wanted, at: from }: Late): Promise<void> {
    for (const at of [...origins.keys()].slice(from)) {
      const seen = await open(wanted, at, timeout * ALONE_TIMEOUT_FACTOR);
      if (seen.isLate) refused.add(wanted.remote);
      if (note(wanted, at, seen)) return;
    }
  }

  function open(wanted: Visit, at: number, limit: number): Promise<Found> {
    return visit(surroundings, origins[at]!.origin, wanted, limit);
  }

  /** @returns true if no other shape of the responses would find more */
  function note({ path }: Visit, at: number, { found, hasData }: Found): boolean {
    const known = faults.get(path)!;
    const shape = at === 0 ? '' : ` (${origins[at]!.shape} answers)`;
    for (const fault of found) known.add(fault + shape);
    return known.size > 0 || (at === 0 && !hasData);
  }
}
