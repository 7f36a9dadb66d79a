import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { readHead } from '../store/revisions';
import type { Store } from '../store/store';
import { fakeRelease } from './fakeReleases';

export const publishX = (store: Store, id: string) =>
  publish(store, [fakeRelease({ name: 'remote-x', id })], { by: 'ana', reason: id });

const stableOf = async (store: Store) => (await readHead(store))?.remotes['remote-x']?.stable.id;

/**
 * Expects that an interrupted publish of remote-x leaves a complete product, old or new, and that the next publish of
 * the same release works.
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

/** Simulates the death of a caller in this process: nothing it awaits ever resolves. */
export function deathOf(act: (die: () => Promise<void>) => Promise<unknown>): Promise<boolean> {
  return new Promise((died, fail) => {
    const die = () => {
      died(true);
      return new Promise<void>(() => {});
    };
    act(die).then(() => died(false), fail);
  });
}
