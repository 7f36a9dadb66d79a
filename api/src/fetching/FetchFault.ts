/** Why an address that somebody gave could not be read. */
export type FetchFaultCode =
  | 'address' // not one we read: another scheme, a login in it, an IP address
  | 'unreachable' // unknown, not public, or nobody answers; which of these is not said
  | 'certificate'
  | 'redirects'
  | 'slow'
  | 'too-large'
  | 'denied'
  | 'gone'
  | 'failing';

/** An address could not be read; `retryAfterMs` when its server says when to come back. */
export class FetchFault extends Error {
  constructor(
    readonly code: FetchFaultCode,
    readonly retryAfterMs?: number,
  ) {
    super(`The address could not be read: ${code}.`);
  }
}
