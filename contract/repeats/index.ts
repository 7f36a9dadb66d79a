/** Request header that identifies one attempt at a write, however often it is sent (rule 9.12). */
export const KEY_HEADER = 'idempotency-key';

/** Request header with the number of the repetition, from 1. */
export const REPEAT_HEADER = 'idempotency-repeat';

/** Response header: the call was not run a second time, and the outcome of the first is unknown. */
export const REFUSED_HEADER = 'idempotency-refused';

/** Why the outcome of an attempt is unknown. */
interface Unsettled {
  /** Status of the response; 0 when there was none. */
  status: number;
  /** The response's `Retry-After`, in seconds. */
  retryAfter?: number | undefined;
}

/** The user is informed after waiting this long, in milliseconds. */
const GIVE_UP_TIMEOUT_MS = 10_000;
/** Delay before the first repetition, in milliseconds; each further delay is twice as long. */
const FIRST_DELAY_MS = 400;
/** Random share of the delays, so that clients of one outage do not all return at the same moment. */
const DELAY_JITTER = 0.5;

/**
 * When to repeat an attempt that was lost on the way, reached an unavailable server, or is still being processed
 * elsewhere.
 * @param repeat number of the repetition, from 1
 * @param waited since the first attempt, in milliseconds
 * @param random from 0 to 1
 * @returns the delay in milliseconds; undefined when the sender has to report the failure now
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
