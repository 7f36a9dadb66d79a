import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { readHead } from '../store/revisions';
import type { Store } from '../store/store';
import { fakeRelease } from './fakeReleases';

export const publishX = (store: Store, id: string) =>
  publish(store, [fakeRelease({ name: 'remote-x', id })], { by: 'ana', reason: id });

const stableOf = async (store: Store) => (await readHead(store))?.remotes['remote-x']?.stable.id;

/**
 * Expects that a publish of remote-x which does not come to its end leaves a whole product, old or
 * new, and that the next publish of the same release works.
 */
export async function deploysAllOrNothing(
  store: Store,
  id: string,
  dying: () => Promise<unknown>,
): Promise<void> {
  const before = await stableOf(store);
  await dying();
  expect([before, id]).toContain(await stableOf(store));
  expect(await verify(store, 1)).toEqual([]);

  await publishX(store, id);
  expect(await stableOf(store)).toBe(id);
}

/** Ends somebody who lives in this process: nothing he waits for ever comes. */
export function deathOf(act: (die: () => Promise<void>) => Promise<unknown>): Promise<boolean> {
  return new Promise((died, fail) => {
    const die = () => {
      died(true);
      return new Promise<void>(() => {});
    };
    act(die).then(() => died(false), fail);
  });
}
