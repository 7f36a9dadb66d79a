import type { ReleaseFile } from 'contract/release';

import { ownersOf } from '../deploy/owners';
import { readRelease, UnreadableRelease } from '../releases/readRelease';
import type { Deployment } from '../store/revisions';
import { slotsIn } from '../store/slotsIn';
import type { Store } from '../store/store';
import { checkCalls } from './calls/checkCalls';
import { checkReleases, linesOf } from './checkReleases';
import { checkContracts } from './contracts/checkContracts';
import { checkVersionRaised } from './contracts/checkVersionRaised';
import type { CheckFailure } from './sets/releaseSet';

/**
 * Looks at the product as it would be, in a browser.
 * @param signal ends it: something else refuses the candidates
 * @returns why it may not be so
 */
export type Smoke = (
  store: Store,
  now: Deployment,
  candidates: readonly ReleaseFile[],
  signal?: AbortSignal,
) => Promise<CheckFailure[]>;

/** What is looked at besides what always is. */
export interface Checks {
  /** Tries the candidates in a browser. */
  smoke?: Smoke;
  /** True when only some visitors are to get them: the others keep the shell that stands. */
  isCanary?: boolean;
  /** True when a shell that offers more has to say so by the version of shared-ui. */
  raised?: boolean;
}

/**
 * Lets releases pass, or says why not. They are checked beside what is deployed at this moment, not
 * beside a branch; what costs little is looked at first.
 * @throws Error with one line for each reason
 */
export async function passChecks(
  store: Store,
  now: Deployment,
  candidates: readonly ReleaseFile[],
  { smoke, isCanary, raised }: Checks = {},
): Promise<void> {
  const { releaseSet, canaries } = await releaseSetOf(store, now);
  const shell = releaseSet.get('shell');
  for (const candidate of candidates) releaseSet.set(candidate.name, candidate);
  const names = candidates.map(({ name }) => name);
  const others = canaries.filter(({ name }) => !names.includes(name));
  if (isCanary && shell && names.includes('shell')) others.push(shell);

  refuse(checkReleases(releaseSet, names, others, ownersOf(now)), candidates);
  if (raised) {
    const added = candidates.find(({ name }) => name === 'shell');
    refuse(await checkVersionRaised(store, shell, added), candidates);
  }
  refuse(await checkCalls(store, now, candidates), candidates);

  // A browser takes seconds to start: meanwhile TypeScript may refuse what it would have opened.
  const ending = new AbortController();
  const trying = smoke?.(store, now, candidates, ending.signal);
  trying?.catch(() => {}); // what it may have failed of is heard below
  try {
    refuse(await checkContracts(store, releaseSet, names, others), candidates);
  } catch (error) {
    ending.abort();
    await trying?.catch(() => {});
    throw error;
  }
  if (trying) refuse(await trying, candidates);
}

/** What a deployment shows: its stable releases by name, and its canaries. */
export async function releaseSetOf(store: Store, deployment: Deployment) {
  const releaseSet = new Map<string, ReleaseFile>();
  const canaries: ReleaseFile[] = [];
  for (const [name, { stable, canary }] of slotsIn(deployment)) {
    const own = await mustRelease(store, name, stable.id);
    if (own) releaseSet.set(name, own);
    const tried = canary && (await mustRelease(store, name, canary.release.id));
    if (tried) canaries.push(tried);
  }
  return { releaseSet, canaries };
}

/** Undefined for a remote of a kind that is not known here: it keeps nobody else from publishing. */
async function mustRelease(
  store: Store,
  name: string,
  id: string,
): Promise<ReleaseFile | undefined> {
  try {
    const file = await readRelease(store, name, id);
    if (file) return file;
  } catch (error) {
    if (error instanceof UnreadableRelease && name !== 'shell') return undefined;
    throw error;
  }
  throw new Error(`${name} ${id} is deployed, but not in the store.`);
}

function refuse(failures: readonly CheckFailure[], candidates: readonly ReleaseFile[]): void {
  if (failures.length === 0) return;
  const lines = ['Not published; nothing has changed.', ...linesOf(failures, candidates)];
  throw new Error(lines.join('\n'));
}
