import type { Canary } from 'contract/registry';
import { analyzeCanary, type CanaryVerdict } from '../canary-analysis/sequential';
import { promote, rollBack } from '../deploy/changes';
import { type Author, type Deployment, revise } from '../store/revisions';
import { slotOf } from '../store/slots';
import type { Store } from '../store/store';
import type { ReadEvidence } from './askApi';
import { type CanaryState, canaryStateOf } from './canaryState';
import { describeVerdict } from './describeHealth';
import { canaryLease } from './lease';

const RAMP_PERCENTS = [1, 10, 50, 100];

/** Clocks are corrected by less than this all the time. */
const CLOCK_DRIFT_MS = 1_000;

export type Outcome =
  /** The time is over, and the canary remains. */
  | { end: 'stands'; id: string; verdict: CanaryVerdict }
  /** It became the stable release. */
  | { end: 'promoted'; id: string; verdict: CanaryVerdict; revision: number }
  /** It is worse than the stable release and was withdrawn by this revision. */
  | { end: 'withdrawn'; id: string; verdict: CanaryVerdict; revision: number }
  /** Somebody promoted or withdrew it in the meantime. */
  | { end: 'gone'; id: string };

export interface Watch {
  store: Store;
  /** A remote, or the shell. */
  remote: string;
  readEvidence: ReadEvidence;
  author: Pick<Author, 'by'>;
  /** Gives a canary that is as good to more visitors, step by step. */
  ramp: boolean;
  /** Reasons against showing published releases to more people. */
  recheck(now: Deployment, next: Deployment): Promise<string[]>;
  /** How long it lasts and how often it checks, in milliseconds. */
  lasts: number;
  every: number;
  /** Milliseconds since the epoch; comparable with other processes. */
  now(): number;
  /** Milliseconds of a monotonic clock, so that setting the clock back makes no watch longer. */
  passed(): number;
  sleep(ms: number): Promise<unknown>;
  onPoll(text: string): void;
}

/**
 * Watches a canary in comparison with the stable release, withdraws it when it is worse, and with `ramp` gives it to
 * more visitors while it is as good. One process does it at a time. A crash at any step leaves the canary at one of its
 * shares, withdrawn, or stable, and the next process continues from there.
 * @throws Error when there is no canary, or the api cannot be reached
 */
export async function watchCanary(watch: Watch): Promise<Outcome> {
  const { store, remote, now, passed, lasts, every } = watch;
  const first = await canaryStateOf(store, remote);
  if (!first) throw new Error(`${remote} has no canary to watch.`);
  const { id } = first.canary.release;
  const endsAt = passed() + lasts;
  let began = timeOf(now());
  let share = { percent: first.canary.percent, began, after: '' };
  // The largest, so that their sum is the time that a clock which was set back would show otherwise.
  let offset = now() - passed();
  const lease = canaryLease(store, remote);
  try {
    for (;;) {
      const stored = await canaryStateOf(store, remote);
      if (stored?.canary.release.id !== id) return { end: 'gone', id };
      const { percent } = stored.canary;
      // Setting the clock back must not hide failures, so `began` moves back with it. A step to a larger share has to
      // wait for the clock: until then its visits cannot be told from earlier ones.
      const clock = now();
      began = earlier(began, timeOf(clock));
      offset = Math.max(offset, clock - passed());
      const expected = offset + passed();
      const after = clock < expected - CLOCK_DRIFT_MS ? timeOf(expected) : '';
      if (percent !== share.percent) share = { percent, began: timeOf(clock), after };
      // A timestamp from a clock that was ahead is later than this watch's own time, and nothing would count until
      // then.
      const state = {
        ...stored,
        began: earlier(stored.began, began),
        stepped: later(earlier(stored.stepped, share.began), share.after),
      };
      const isOurs = await lease.hold(now());
      const verdict = await analyzeSince(watch, state, state.began);
      watch.onPoll(isOurs ? describeVerdict(verdict) : 'another process decides');
      if (isOurs) {
        const outcome = await decide(watch, state, verdict);
        if (outcome === 'again') continue;
        if (outcome) return outcome;
      }
      if (passed() >= endsAt) return { end: 'stands', id, verdict };
      await watch.sleep(Math.min(every, endsAt - passed()));
    }
  } finally {
    await lease.release();
  }
}

const timeOf = (ms: number) => new Date(ms).toISOString();
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

async function decide(
  watch: Watch,
  state: CanaryState,
  verdict: CanaryVerdict,
): Promise<Outcome | 'again' | undefined> {
  const { remote } = watch;
  const { canary, stepped } = state;
  const { id } = canary.release;
  const text = describeVerdict(verdict);
  if (verdict.worseIn) {
    const reason = `withdraw canary ${remote} ${id}: ${text}`;
    const revision = await changeIf(watch, canary, reason, rollBack(remote));
    // A change of the share at this moment does not improve the canary: the person who made it has to be informed, or
    // the canary is gone.
    return revision ? { end: 'withdrawn', id, verdict, revision } : 'again';
  }
  if (!watch.ramp) return undefined;
  // Each share needs its own evidence: observations at one percent say little about the load at fifty.
  const sinceStep = await analyzeSince(watch, state, stepped);
  const next = RAMP_PERCENTS.find((percent) => percent > canary.percent);
  if (!sinceStep.cleared || next === undefined) return undefined;
  const reason = `ramp ${remote} ${id} to ${next} %: ${describeVerdict(sinceStep)}`;
  const revision = await changeIf(watch, canary, reason, promote(remote, next), watch.recheck);
  watch.onPoll(revision ? `revision ${revision}: ${reason}` : 'somebody was quicker');
  return next === 100 && revision ? { end: 'promoted', id, verdict, revision } : undefined;
}

/** Makes a change unless a person or another process has decided in the meantime. */
async function changeIf(
  { store, remote, author }: Watch,
  { release, percent }: Canary,
  reason: string,
  change: ReturnType<typeof promote>,
  recheck?: Watch['recheck'],
): Promise<number | undefined> {
  let changed = false;
  const made = await revise(store, { ...author, reason }, async (now, stamp) => {
    const canary = slotOf(now, remote)?.canary;
    changed = canary?.release.id === release.id && canary.percent === percent;
    if (!changed) return undefined;
    const next = change(now, stamp);
    const against = (await recheck?.(now, next)) ?? [];
    if (against.length > 0) throw new Error(['The ramp ends here.', ...against].join('\n'));
    return next;
  });
  return changed ? made?.revision : undefined;
}

async function analyzeSince(
  watch: Watch,
  state: CanaryState,
  since: string,
): Promise<CanaryVerdict> {
  const { canary, stable } = state;
  const pair = { remote: watch.remote, canary: canary.release.id, stable, since };
  return analyzeCanary(await watch.readEvidence(pair));
}
