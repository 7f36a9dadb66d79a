import { checkReleases } from '../checks/checkReleases';
import { faultsOf } from '../deploy/faultsOf';
import { revisionsOf } from '../deploy/history';
import { ownersOf } from '../deploy/owners';
import { noneIfUnreadable, readRelease } from '../releases/readRelease';
import { readHead } from '../store/revisions';
import { releasesOf, slotsIn } from '../store/slots';
import type { Store } from '../store/store';

/**
 * Checks whether the deployed releases can be served: every byte of every release in the newest revisions, and whether
 * the stable ones are compatible.
 * @param depth how many revisions back
 * @returns one sentence per fault
 */
export async function verify(store: Store, depth: number): Promise<string[]> {
  const faults: string[] = [];
  const looked = new Set<string>();
  try {
    for await (const revision of revisionsOf(store, depth)) {
      for (const [name, slot] of slotsIn(revision)) {
        for (const release of releasesOf(slot)) {
          if (looked.has(`${name}/${release.id}`)) continue;
          looked.add(`${name}/${release.id}`);
          faults.push(...(await faultsOf(store, name, release)));
        }
      }
    }
  } catch (error) {
    return [...faults, (error as Error).message]; // the registry itself is not valid
  }
  return [...faults, ...(await misfits(store))];
}

async function misfits(store: Store): Promise<string[]> {
  const head = await readHead(store);
  if (!head) return [];
  const files = slotsIn(head).map(([name, { stable }]) =>
    readRelease(store, name, stable.id).catch(noneIfUnreadable),
  );
  const found = (await Promise.all(files)).filter((file) => file !== undefined);
  const releaseSet = new Map(found.map((file) => [file.name, file]));
  const failures = checkReleases(releaseSet, [...releaseSet.keys()], [], ownersOf(head));
  return failures.map(({ packageName, sentence }) => `${packageName} ${sentence}`);
}
