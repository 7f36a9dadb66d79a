import type { Slot } from 'contract/registry';
import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import { type ErrorGroup, groupErrors } from '../errors/groupErrors';
import { minutesFor, type ReadErrors } from '../errors/readErrors';
import type { ReadMaps } from '../errors/releaseMaps';
import type { Store } from '../store/store';
import { type Guard, signerIn } from '../trust/guard';
import { mayDecide, mayPublish } from '../trust/trust';
import type { ReadReport } from '../watch/askApi';
import { type Known, orUnknown } from '../watch/known';

export interface Sources {
  store: Store;
  readReport: ReadReport;
  readErrors: ReadErrors;
  readMaps: ReadMaps;
}

const HOUR_MINUTES = 60;

export const readHealth = ({ readReport }: Sources): Promise<Known<ReleaseHealth[]>> =>
  orUnknown(() => readReport(HOUR_MINUTES));

/** The errors of the last day, or those of a quoted reference. */
export const readFailures = (
  { readErrors, readMaps }: Sources,
  reference?: string,
): Promise<Known<ErrorGroup[]>> =>
  orUnknown(async () => {
    const asked = { minutes: minutesFor(reference), ...(reference && { reference }) };
    return groupErrors(await readErrors(asked), readMaps);
  });

/** What a user may do with a package: everything, only decide on its canary, or nothing. */
export type Right = 'all' | 'canary' | 'none';

/** The right of this user's key; in a store without keys, everybody with write access may do everything. */
export function rightOver(guard: Guard | undefined, packageName: string): Right {
  if (!guard) return 'all';
  try {
    const { key } = signerIn(guard);
    if (mayPublish(key, packageName)) return 'all';
    return mayDecide(key, packageName) ? 'canary' : 'none';
  } catch {
    return 'none'; // no key, or no trusted one
  }
}

/** While there is a canary, rolling back withdraws it, which is also allowed to keys for canaries. */
export const mayRollBack = (right: Right, { canary }: Pick<Slot, 'canary'>): boolean =>
  right === 'all' || (right === 'canary' && canary !== undefined);
