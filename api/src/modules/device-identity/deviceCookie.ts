import { DAY } from '../../app/clock';
import { readCookie } from '../../app/cookies';

const COOKIE_NAME = '__Host-device';
const COOKIE_LIFETIME_MS = 365 * DAY;

/**
 * A random key that a browser stores at its first sign-in, so the next sign-in is known not to be a new device. It
 * grants no access.
 */
export const deviceCookie = {
  /** @param header the `Cookie` header; undefined for a browser without one */
  read(header: string | undefined): string | undefined {
    const key = readCookie(header, COOKIE_NAME);
    return /^[\w-]{43}$/.test(key) ? key : undefined;
  },

  /** @returns a `Set-Cookie` header; each sign-in sends it again, which extends it by a year */
  write: (key: string) =>
    `${COOKIE_NAME}=${key}; Path=/; Max-Age=${COOKIE_LIFETIME_MS / 1_000}; HttpOnly; Secure; SameSite=Strict`,
};
