import { STAFF_COOKIE, type StaffPasses } from 'server-kit/staff-pass';
import { DAY } from '../../app/clock';
import { readCookie } from '../../app/cookies';

const COOKIE_LIFETIME_MS = 7 * DAY;

/**
 * Tells the edge that a browser belongs to staff with a second factor (rule 11.26). Lax, because the edge also reads it
 * when a link in a mail is opened.
 */
export const staffCookie = {
  /** @param header the `Cookie` header */
  isIn: (header: string | undefined) => readCookie(header, STAFF_COOKIE) !== '',

  /** @returns a `Set-Cookie` header */
  write: (passes: StaffPasses, now: Date) =>
    setCookie(passes.issue(now.getTime() + COOKIE_LIFETIME_MS), COOKIE_LIFETIME_MS / 1_000),

  clear: () => setCookie('', 0),
};

const setCookie = (value: string, seconds: number) =>
  `${STAFF_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
