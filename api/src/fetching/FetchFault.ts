/** Why an address that a person entered could not be read. */
export type FetchFaultCode =
  | 'address' // not supported: another scheme, credentials in it, an IP address
  | 'unreachable' // unknown, not public, or no response; the owner is not told which
  | 'certificate'
  | 'redirects'
  | 'slow'
  | 'too-large'
  | 'denied'
  | 'gone'
  | 'failing';

/** An address could not be read; `retryAfterMs` when its server sent Retry-After. */
export class FetchFault extends Error {
  constructor(
    readonly code: FetchFaultCode,
    readonly retryAfterMs?: number,
  ) {
    super(`The address could not be read: ${code}.`);
  }
}
