/** Header that names one attempt at a write, however often it is sent (rule 9.12). */
export const KEY = 'idempotency-key';

/** Header of an attempt that is sent again: which time this is, from 1. */
export const REPEAT = 'idempotency-repeat';

/** Header of an answer: this call is not taken a second time, so nobody knows what became of the first. */
export const REFUSED = 'idempotency-refused';

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
/** Delays vary by so much, or all who met the same fault would be back at the same moment. */
const SPREAD = 0.5;

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
  const delay = Math.max(own, (retryAfter ?? 0) * 1_000) * (1 + SPREAD * random);
  return waited + delay <= GIVE_UP_TIMEOUT_MS ? delay : undefined;
}
