import { recheck } from '../checks/recheck';
import type { Change } from '../deploy/changes';
import { neededPeople } from '../deploy/owners';
import { requireUnchanged } from '../deploy/requireUnchanged';
import { overruledIn } from '../deploy/verdicts';
import { writeSite } from '../site/writeSite';
import { type Author, revise } from '../store/revisions';
import { authorOf, FLAG, print, storeOf } from './options';

type Values = Parameters<typeof authorOf>[0] & {
  store?: string;
  json?: boolean;
  seconded?: string;
};

export const FORCE = { force: FLAG };

const REFUSED = 'Not done; nothing has changed.';
const NEXT_STEPS =
  'Roll back the other package as well (`mfe rollback --revision …`), or overrule the checks with --force and ' +
  'a --reason, which is stored with the revision.';
const REASON_NEEDED =
  '--force needs a --reason why the checks are overruled. It is stored with the revision.';

/**
 * Makes a change without checks; some changes need a second person. @param summary says what it is, and gives the
 * reason if the user states none
 */
export async function make(values: Values, summary: string, change: Change): Promise<void> {
  const store = storeOf(values);
  const author = authorOf(values, summary);
  const people = new Set([author.by, values.seconded ?? author.by]).size;
  const made = await revise(store, author, (now, stamp) => {
    const next = change(now, stamp);
    if (neededPeople(now, next) > people) throw new Error(`Two people are needed to ${summary}.`);
    return next;
  });
  report(values, { revision: made?.revision ?? 0, change: summary }, summary);
  await writeSite(store);
}

/**
 * Makes a change that shows published releases to more people. It must pass the re-check, and nobody may have changed
 * the same packages since the command began.
 * @throws Error with the reasons against it, unless it is forced; the reasons are printed then
 */
export async function makeChecked(
  values: Values & { force?: boolean },
  summary: string,
  change: Change,
): Promise<void> {
  const author = forcingAuthor(values, summary);
  const store = storeOf(values);
  const changeSeen = requireUnchanged(change);
  let against: string[] = [];
  const made = await revise(store, author, async (now, stamp) => {
    const next = changeSeen(now, stamp);
    against = [...overruledIn(now, next), ...(await recheck(store, now, next))];
    if (against.length > 0 && !values.force) {
      throw new Error([REFUSED, ...against, NEXT_STEPS].join('\n'));
    }
    return next;
  });
  report(values, { revision: made?.revision ?? 0, change: summary }, summary, against);
  await writeSite(store);
}

/** The author of a change; a forced change is recorded as such. @throws Error when it gives no reason */
export function forcingAuthor(values: Values & { force?: boolean }, summary: string): Author {
  if (values.force && !values.reason) throw new Error(REASON_NEEDED);
  const { by, reason } = authorOf(values, summary);
  return { by, reason: values.force ? `${reason} (forced)` : reason };
}

/** Prints the new revision, its changes, and the objections that were overruled. */
export function report(
  { json }: Values,
  made: { revision: number; change?: string; api?: string | undefined },
  change: string,
  overruled: string[] = [],
): void {
  const lines = overruled.length > 0 ? ['', 'Overruled:', ...overruled] : [];
  const text = `Revision ${made.revision}: ${change}${lines.join('\n')}`;
  print(json, { ...made, ...(overruled.length > 0 && { overruled }) }, text);
}
