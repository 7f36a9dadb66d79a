import { DAY } from '../../app/clock';
import { readCookie } from '../../app/cookies';

const COOKIE_NAME = '__Host-device';
const COOKIE_LIFETIME_MS = 365 * DAY;

/**
 * A random key that a browser keeps after its first sign-in, so that the next one is known to be no
 * new device. It opens nothing.
 */
export const deviceCookie = {
  /** @param header the `Cookie` header; undefined for a browser without one */
  read(header: string | undefined): string | undefined {
    const key = readCookie(header, COOKIE_NAME);
    return /^[\w-]{43}$/.test(key) ? key : undefined;
  },

  /** @returns a `Set-Cookie` header; at each sign-in again, which keeps it for another year */
  write: (key: string) =>
    `${COOKIE_NAME}=${key}; Path=/; Max-Age=${COOKIE_LIFETIME_MS / 1_000}; HttpOnly; Secure; SameSite=Strict`,
};
