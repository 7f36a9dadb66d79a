import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Store } from '../store/store';

/** A lease of a crashed process expires after this time, in milliseconds. */
const STALE_AFTER_MS = 10 * 60_000;
/** No process writes one file for longer than this, in milliseconds. */
const MAX_WRITE_MS = 24 * 60 * 60_000;
const POLL_INTERVAL_MS = 200;

const LEASES = 'registry/held/';
const COLLECTED = 'registry/collected/';

/**
 * Coordinates publishing and garbage collection without a lock: each writes its lease before it looks for the other's,
 * so that at least one of two sees the other. The collector gives way; the publisher waits.
 */

/**
 * Runs `work` while garbage collection leaves these releases alone.
 * @param prefixes e.g. `releases/remote-x/1…/`
 * @param renewal milliseconds after which the leases are rewritten, so that they do not expire
 */
export async function withLease<Result>(
  store: Store,
  prefixes: readonly string[],
  work: () => Promise<Result>,
  renewal = STALE_AFTER_MS / 5,
): Promise<Result> {
  const own = randomUUID();
  const notes = prefixes.map((prefix) => `${noteOf(LEASES, prefix)}/${own}`);
  const write = () => Promise.all(notes.map((note) => store.replace(note, stampedNow())));
  await write();
  let renewed: Promise<unknown> = Promise.resolve();
  const renewing = setInterval(() => {
    renewed = write().catch(() => {}); // the next renewal may succeed; the holder reports a failure itself
  }, renewal).unref();
  try {
    for (const prefix of prefixes) {
      while (await isFresh(store, noteOf(COLLECTED, prefix))) await sleep(POLL_INTERVAL_MS);
    }
    return await work();
  } finally {
    clearInterval(renewing);
    await renewed;
    await Promise.all(notes.map((note) => store.remove(note)));
  }
}

/**
 * Deletes one release, unless it is being published or has just been.
 * @param isNamed checks again whether a revision names it
 */
export async function collecting(
  store: Store,
  prefix: string,
  isNamed: () => Promise<boolean>,
  collect: () => Promise<void>,
): Promise<boolean> {
  const note = noteOf(COLLECTED, prefix);
  await store.replace(note, stampedNow());
  try {
    // In this order, because a publisher creates its revision before it releases the lease.
    if ((await isLocked(store, prefix)) || (await isNamed())) return false;
    await collect();
    return true;
  } finally {
    await store.remove(note);
  }
}

/**
 * Finds what killed publishes left behind: leases and unfinished files. A running process renews its leases and
 * finishes each file long before it counts as a leftover.
 * @param now milliseconds since the epoch
 * @returns keys that can be deleted
 */
export async function leftovers(store: Store, now: number): Promise<string[]> {
  const notes = [...(await store.list(LEASES)), ...(await store.list(COLLECTED))];
  const fresh = await Promise.all(notes.map((note) => isFresh(store, note, now)));
  const halves = (await store.halves?.(now - MAX_WRITE_MS)) ?? [];
  return [...notes.filter((_note, index) => !fresh[index]), ...halves];
}

async function isLocked(store: Store, prefix: string): Promise<boolean> {
  const notes = await store.list(`${noteOf(LEASES, prefix)}/`);
  const fresh = await Promise.all(notes.map((note) => isFresh(store, note)));
  return fresh.includes(true);
}

async function isFresh(store: Store, note: string, now = Date.now()): Promise<boolean> {
  const written = await store.read(note);
  return written !== undefined && now - Date.parse(String(written)) < STALE_AFTER_MS;
}

/** Converts `releases/remote-x/1.0.0-aaaaaaaa/` to one file name in another folder. */
const noteOf = (folder: string, prefix: string) =>
  folder + prefix.split('/').filter(Boolean).slice(1).join('@');

const stampedNow = () => new Date().toISOString();
