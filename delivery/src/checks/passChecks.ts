import type { ReleaseFile } from 'contract/release';

import { ownersOf } from '../deploy/owners';
import { readRelease, UnreadableRelease } from '../releases/readRelease';
import type { Deployment } from '../store/revisions';
import { slotsIn } from '../store/slots';
import type { Store } from '../store/store';
import { checkCalls } from './checkApi';
import { checkContracts } from './checkContract';
import { checkReleases, linesOf } from './checkReleases';
import { checkVersionRaised } from './checkVersionRaised';
import { type CheckFailure, combinations } from './releaseSet';

/**
 * Opens the product after the change in a browser.
 * @param signal aborts it when another check refuses the candidates
 * @returns the reasons against the change
 */
export type Smoke = (
  store: Store,
  now: Deployment,
  candidates: readonly ReleaseFile[],
  signal?: AbortSignal,
) => Promise<CheckFailure[]>;

interface Checks {
  smoke?: Smoke;
  /** True when only some visitors will get them: the others keep the current shell. */
  isCanary?: boolean;
  /** True when a shell that offers more must raise the version of shared-ui. */
  raised?: boolean;
}

/**
 * Lets releases pass, or reports the reasons against them. They are checked against what is deployed at this moment,
 * not against a branch. Cheap checks run first.
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

  // A browser takes seconds to start; if TypeScript refuses the candidates in that time, the browser is stopped.
  const ending = new AbortController();
  const trying = smoke?.(store, now, candidates, ending.signal);
  trying?.catch(() => {}); // its failure is handled below
  try {
    const combined = combinations(releaseSet, names, others);
    refuse(await checkContracts(store, combined), candidates);
  } catch (error) {
    ending.abort();
    await trying?.catch(() => {});
    throw error;
  }
  if (trying) refuse(await trying, candidates);
}

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

/** Undefined for a remote of an unknown kind, which must not keep others from publishing. */
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
