import type { Slot } from 'contract/registry';
import { revisionsOf } from '../deploy/history';
import { ownersOf } from '../deploy/owners';
import type { Deployment } from '../store/revisions';
import { slotOf } from '../store/slots';
import type { Store } from '../store/store';
import { checkCalls } from './checkApi';
import { checkContracts } from './checkContract';
import { checkReleases, linesOf } from './checkReleases';
import { releaseSetOf } from './passChecks';
import { type Combination, combinations } from './releaseSet';

/** Number of revisions that are searched for a remote and a shell that were deployed together. */
const MAX_REVISIONS = 50;

/**
 * Re-checks a change that shows published releases to more people, because other releases may have been deployed since
 * their checks. Sizes are not checked again. Types are checked only for a remote and a shell that were never deployed
 * together, so that a rollback takes a second and not the time of a compiler.
 * @returns one line for each reason against it
 */
export async function recheck(store: Store, now: Deployment, next: Deployment): Promise<string[]> {
  const { releaseSet, canaries } = await releaseSetOf(store, next);
  const shown = [...releaseSet.values()].filter(
    ({ name, id }) => slotOf(now, name)?.stable.id !== id,
  );
  for (const canary of canaries.filter(({ name }) =>
    isGrown(slotOf(now, name), slotOf(next, name)),
  )) {
    releaseSet.set(canary.name, canary);
    shown.push(canary);
  }
  const names = shown.map(({ name }) => name);
  const others = canaries.filter(({ name }) => !names.includes(name));
  const failures = checkReleases(releaseSet, names, others, ownersOf(now)).filter(
    ({ check }) => check !== 'size',
  );
  const calls = await checkCalls(store, next, shown);
  const combined = combinations(releaseSet, names, others);
  const [first, ...more] = combined;
  const met = first && more.length === 0 && (await wereDeployed(store, first));
  const types = met ? [] : await checkContracts(store, combined);
  return linesOf([...failures, ...calls, ...types], shown);
}

const isGrown = (before: Slot | undefined, after: Slot | undefined) =>
  after?.canary !== undefined &&
  (before?.canary?.release.id !== after.canary.release.id ||
    before.canary.percent < after.canary.percent);

/** True when each remote was deployed together with the shell before. */
async function wereDeployed(store: Store, { shell, remotes }: Combination): Promise<boolean> {
  let strangers = remotes;
  for await (const revision of revisionsOf(store, MAX_REVISIONS)) {
    if (strangers.length === 0) return true;
    if (revision.shell?.stable.id !== shell.id) continue;
    strangers = strangers.filter(({ name, id }) => {
      const slot = slotOf(revision, name);
      return ![slot?.stable.id, slot?.canary?.release.id].includes(id);
    });
  }
  return strangers.length === 0;
}
