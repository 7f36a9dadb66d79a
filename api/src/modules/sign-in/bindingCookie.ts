import { DAY } from '../../app/clock';
import { readCookie } from '../../app/cookies';

const COOKIE_NAME = '__Host-session';
const COOKIE_LIFETIME_MS = 30 * DAY;

/**
 * The half of a session that no script can read (rule 2.27): a stolen token is useless without it. Strict, because only
 * fetches of our own pages send it, and a fetch is same-site however the page was reached.
 */
export const bindingCookie = {
  /** @param header the `Cookie` header; an empty text when there is none */
  read: (header: string | undefined) => readCookie(header, COOKIE_NAME),

  /** @returns a `Set-Cookie` header */
  write: (secret: string) => setCookie(secret, COOKIE_LIFETIME_MS / 1_000),

  clear: () => setCookie('', 0),
};

const setCookie = (value: string, seconds: number) =>
  `${COOKIE_NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
