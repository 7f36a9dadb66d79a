import type { Slot } from 'contract/registry';
import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import { type ErrorGroup, groupErrors } from '../errors/groupErrors';
import { minutesFor, type ReadErrors } from '../errors/readErrors';
import type { ReadMaps } from '../errors/releaseMaps';
import type { Store } from '../store/store';
import { type Guard, signerIn } from '../trust/guard';
import { mayDecide, mayPublish } from '../trust/trust';
import { type Known, orUnknown } from '../watch/known';
import type { ReadReport } from '../watch/readReport';

/** Where a page of the dashboard gets what it shows. */
export interface Sources {
  store: Store;
  readReport: ReadReport;
  readErrors: ReadErrors;
  readMaps: ReadMaps;
}

const HOUR_MINUTES = 60;

/** How releases fared in the last hour. */
export const readHealth = ({ readReport }: Sources): Promise<Known<ReleaseHealth[]>> =>
  orUnknown(() => readReport(HOUR_MINUTES));

/** What failed in the last day, or whatever somebody quotes a reference of. */
export const readFailures = (
  { readErrors, readMaps }: Sources,
  reference?: string,
): Promise<Known<ErrorGroup[]>> =>
  orUnknown(async () => {
    const asked = { minutes: minutesFor(reference), ...(reference && { reference }) };
    return groupErrors(await readErrors(asked), readMaps);
  });

/** What somebody may do with a package: all of it, no more than decide on its canary, or nothing. */
export type Right = 'all' | 'canary' | 'none';

/** The right of this person's key; where a store knows no keys, who writes to it may do all. */
export function rightOver(guard: Guard | undefined, packageName: string): Right {
  if (!guard) return 'all';
  try {
    const { key } = signerIn(guard);
    if (mayPublish(key, packageName)) return 'all';
    return mayDecide(key, packageName) ? 'canary' : 'none';
  } catch {
    return 'none'; // no key, or none that is trusted here
  }
}

/** Rolling back withdraws the canary while there is one: that is all a key for canaries may do. */
export const mayRollBack = (right: Right, { canary }: Pick<Slot, 'canary'>): boolean =>
  right === 'all' || (right === 'canary' && canary !== undefined);
