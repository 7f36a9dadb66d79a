import { POINTER, revisionKey } from '../../store/revisionKeys';
import type { Deployment } from '../../store/revisions';
import type { Store } from '../../store/store';

/** No store has this many revisions, so the edge never finds a later one. */
const IMAGINED_REVISION = 999_998;

/**
 * A store as it would be with another head revision. Nothing is written; files come from the real store. Later
 * publishes of others stay invisible, because this head has a number that the real store never reaches.
 * @param wanted may be a revision of the real store; its number and author are ignored
 */
export function overlay(store: Store, wanted: Deployment): Store {
  const made = {
    schema: 1,
    revision: IMAGINED_REVISION,
    parent: null,
    at: new Date().toISOString(),
  };
  const head = Buffer.from(
    JSON.stringify({ ...wanted, ...made, by: 'publish checks', reason: 'smoke' }),
  );
  const next = revisionKey(IMAGINED_REVISION + 1);
  const refuse = async () => {
    throw new Error('Nothing is written while a release is tried.');
  };
  return {
    ...store,
    guard: undefined, // a revision that is not written needs no signature
    kept: undefined, // no earlier copy of the registry replaces it
    read: async (key) => (key === POINTER ? head : key === next ? undefined : store.read(key)),
    stamp: async (key) =>
      key === POINTER ? 'imagined' : key === next ? undefined : store.stamp(key),
    create: refuse,
    replace: refuse,
    remove: refuse,
  };
}
