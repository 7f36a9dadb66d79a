import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Store } from '../store/store';

/** A note of a process that died counts no more after this, milliseconds. */
const STALE_AFTER_MS = 10 * 60_000;
const POLL_INTERVAL_MS = 200;

const LEASES = 'registry/held/';
const COLLECTED = 'registry/collected/';

/**
 * Publishing and collecting meet without a lock: each leaves its note before it looks for the
 * other's, so at least one of two sees the other. Who collects gives way; who publishes waits.
 */

/**
 * Does `work` while nobody collects these releases.
 * @param prefixes e.g. `releases/remote-x/1…/`
 * @param renewal milliseconds after which the notes are written anew, so that they never get stale
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
    renewed = write().catch(() => {}); // the next one may get through; the work itself tells of it
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
 * Collects one release, unless somebody is about to publish it or has just done so.
 * @param isNamed looks anew whether a revision names it
 * @returns whether it was collected
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
    // In this order: who published meanwhile had made the revision before giving up the hold.
    if ((await isLocked(store, prefix)) || (await isNamed())) return false;
    await collect();
    return true;
  } finally {
    await store.remove(note);
  }
}

/** Notes of processes that died. @param now milliseconds since the epoch */
export async function staleNotes(store: Store, now: number): Promise<string[]> {
  const notes = [...(await store.list(LEASES)), ...(await store.list(COLLECTED))];
  const fresh = await Promise.all(notes.map((note) => isFresh(store, note, now)));
  return notes.filter((_note, index) => !fresh[index]);
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

/** `releases/remote-x/1.0.0-aaaaaaaa/` under another folder, as one name. */
const noteOf = (folder: string, prefix: string) =>
  folder + prefix.split('/').filter(Boolean).slice(1).join('@');

const stampedNow = () => new Date().toISOString();
