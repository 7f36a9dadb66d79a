import { rollBack } from '../deploy/changes';
import { type Author, readHead, revise } from '../store/revisions';
import type { Store } from '../store/store';
import { type Bounds, judgeHealth, type Verdict } from './judgeHealth';
import type { ReadReport } from './readReport';

/** How a watch ends. */
export type Outcome =
  /** The time is over, and the canary stands. */
  | { end: 'stands'; id: string; verdict: Verdict }
  /** It failed too often and was withdrawn by this revision. */
  | { end: 'withdrawn'; id: string; verdict: Verdict; revision: number }
  /** Somebody promoted or withdrew it meanwhile. */
  | { end: 'gone'; id: string };

/** What a watch needs from outside. */
export interface Watch {
  store: Store;
  remote: string;
  readReport: ReadReport;
  bounds: Bounds;
  author: Pick<Author, 'by'>;
  /** How long it lasts and how often it looks, milliseconds. */
  lasts: number;
  every: number;
  now(): number;
  sleep(ms: number): Promise<unknown>;
  /** Told at every look. */
  onLook(verdict: Verdict): void;
}

const MINUTE = 60_000; // milliseconds

/**
 * Watches a canary and withdraws it when it fails too often. It can only ever abort: nothing here
 * shows a release to anybody.
 * @throws Error when there is no canary, or the api cannot be asked for the whole time
 */
export async function watchCanary(watch: Watch): Promise<Outcome> {
  const { store, remote, now, lasts, every } = watch;
  const id = await canaryOf(store, remote);
  if (!id) throw new Error(`${remote} has no canary to watch.`);
  const startedAt = now();
  for (;;) {
    if ((await canaryOf(store, remote)) !== id) return { end: 'gone', id };
    const minutes = Math.max(1, Math.ceil((now() - startedAt) / MINUTE));
    const releases = await watch.readReport(minutes);
    const known = releases.find((one) => one.remote === remote && one.id === id);
    const verdict = judgeHealth(known, watch.bounds);
    watch.onLook(verdict);
    if (verdict.bad) return withdraw(watch, id, verdict);
    if (now() - startedAt >= lasts) return { end: 'stands', id, verdict };
    await watch.sleep(Math.min(every, startedAt + lasts - now()));
  }
}

async function withdraw(watch: Watch, id: string, verdict: Verdict): Promise<Outcome> {
  const { store, remote, author } = watch;
  const reason = `withdraw canary ${remote} ${id}: ${verdict.words}`;
  let withdrawn = false;
  const made = await revise(store, { ...author, reason }, (now, stamp) => {
    // Whoever was quicker, a person or another watch, has decided.
    withdrawn = now.remotes[remote]?.canary?.release.id === id;
    return withdrawn ? rollBack(remote)(now, stamp) : undefined;
  });
  if (!withdrawn || !made) return { end: 'gone', id };
  return { end: 'withdrawn', id, verdict, revision: made.revision };
}

async function canaryOf(store: Store, remote: string): Promise<string | undefined> {
  return (await readHead(store))?.remotes[remote]?.canary?.release.id;
}
