/** Of a request: identifies one attempt at a write, however often it is sent (rule 9.12). */
export const KEY_HEADER = 'idempotency-key';

/** Of a repeated request: which repetition this is, from 1. */
export const REPEAT_HEADER = 'idempotency-repeat';

/** Of an answer: the call is not run a second time, and the outcome of the first is unknown. */
export const REFUSED_HEADER = 'idempotency-refused';

/** Why an attempt is not known to have come to an end. */
interface Unsettled {
  /** Of the answer; 0 when none came. */
  status: number;
  /** What the answer's `Retry-After` says, seconds. */
  retryAfter?: number | undefined;
}

/** Somebody who has waited so long is told, milliseconds. */
const GIVE_UP_TIMEOUT_MS = 10_000;
/** Before the first repeat, milliseconds; each delay after it is twice as long. */
const FIRST_DELAY_MS = 400;
/** Share by which delays vary, so that clients of one outage do not return at the same moment. */
const DELAY_JITTER = 0.5;

/**
 * When to send an attempt again that was lost on the way, met somebody who is away, or is still under way at
 * another process.
 * @param repeat which one it would be, from 1
 * @param waited since it was sent first, milliseconds
 * @param random from 0 to 1
 * @returns how long to wait, milliseconds; undefined when its sender is to hear of it now
 */
export function delayBefore(
  repeat: number,
  { status, retryAfter }: Unsettled,
  waited: number,
  random: number,
): number | undefined {
  const isUnderWay = status === 409 && retryAfter !== undefined;
  if (!isUnderWay && ![0, 502, 503, 504].includes(status)) return undefined;
  const own = FIRST_DELAY_MS * 2 ** (repeat - 1);
  const delay = Math.max(own, (retryAfter ?? 0) * 1_000) * (1 + DELAY_JITTER * random);
  return waited + delay <= GIVE_UP_TIMEOUT_MS ? delay : undefined;
}
