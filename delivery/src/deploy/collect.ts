import type { Registry } from 'contract/registry';
import { DESCRIPTIONS, descriptionKey } from '../api/description';
import { mapsKey, RELEASE_FILE, releasePrefix } from '../releases/releaseKeys';
import { proposals } from '../store/proposals';
import { slotsAsWritten } from '../store/registrySchema';
import { idsIn } from '../store/slots';
import type { Store } from '../store/store';
import { revisionsOf } from './history';
import { collecting } from './leases';

/** What is kept: the newest revisions by number, and all that were current within some days. */
interface Retention {
  revisions: number;
  days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Finds releases that no kept revision and no proposal waiting for a signature names; open tabs are never older than
 * the kept revisions. Also finds descriptions of earlier apis.
 * @param now milliseconds since the epoch
 * @returns prefixes of releases (`releases/remote-x/1.0.0-aaaaaaaa/`), keys of descriptions
 */
export async function garbage(store: Store, retention: Retention, now: number): Promise<string[]> {
  const named = await namedIn(store, retention, now);
  const keys = await store.list('releases/');
  const prefixes = new Set(keys.map((key) => `${key.split('/').slice(0, 3).join('/')}/`));
  return [...prefixes, ...(await store.list(DESCRIPTIONS))].filter((one) => !named.has(one));
}

async function namedIn(store: Store, retention: Retention, now: number): Promise<Set<string>> {
  const named = new Set<string>();
  let seen = 0;
  let replacedAt = Number.POSITIVE_INFINITY; // a revision is in use until the next one is published
  let head = 0;
  for await (const revision of revisionsOf(store, Number.POSITIVE_INFINITY)) {
    seen += 1;
    if (seen === 1) head = revision.revision;
    const young = now - replacedAt < retention.days * DAY_MS;
    if (!young && seen > retention.revisions) break;
    replacedAt = Date.parse(revision.at);
    note(revision);
  }
  // A proposal whose number is taken by now is made again, so it still counts.
  for (const { registry } of await proposals(store)) if (registry.revision > head) note(registry);
  return named;

  function note(registry: Registry) {
    if (registry.api) named.add(descriptionKey(registry.api));
    for (const [name, slot] of Object.entries(slotsAsWritten(registry))) {
      for (const id of idsIn(slot)) named.add(releasePrefix(name, id));
    }
  }
}

/** Deletes garbage, except releases that are being published or have just been. */
export async function remove(
  store: Store,
  prefixes: readonly string[],
  retention: Retention,
  now: number,
): Promise<string[]> {
  const removed: string[] = [];
  for (const prefix of prefixes) {
    const isNamed = async () => (await namedIn(store, retention, now)).has(prefix);
    if (await collecting(store, prefix, isNamed, () => empty(store, prefix))) removed.push(prefix);
  }
  return removed;
}

/** Deletes release.json first, so that half a release is never mistaken for a whole one. */
async function empty(store: Store, prefix: string): Promise<void> {
  if (prefix.startsWith(DESCRIPTIONS)) return store.remove(prefix);
  const [, name = '', id = ''] = prefix.split('/');
  await store.remove(prefix + RELEASE_FILE);
  await store.remove(mapsKey(name, id));
  for (const key of await store.list(prefix)) await store.remove(key);
}
