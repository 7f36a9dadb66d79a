import { isSame, type Key, type Keyring, mac, splitId, withId } from '../keyring';

/** The cookie with the pass: host-only, and not readable by scripts. */
export const STAFF_COOKIE = '__Host-staff';

/** Longer texts are rejected without verification. */
const MAX_PASS_LENGTH = 200;

/** Issues and verifies passes; edge and api of an installation have the same keys. */
export interface StaffPasses {
  /** @param until its expiry, in milliseconds since the epoch */
  issue(until: number): string;
  verify(pass: string, now: number): boolean;
}

/**
 * A pass proves to an edge that the api knows this browser's user as staff, so that the edge reveals the staff area
 * (docs/decisions/083). It contains no identity and grants no rights.
 */
export function staffPasses(keys: Keyring): StaffPasses {
  const sign = (key: Key, text: string) => mac(key, 'staff pass', text);
  return {
    issue(until) {
      const text = Math.floor(until / 1_000).toString(36);
      return `${text}~${withId(keys.current, sign(keys.current, text))}`;
    },
    verify(pass, now) {
      if (pass.length > MAX_PASS_LENGTH) return false;
      const [text = '', ...rest] = pass.split('~');
      const written = splitId(keys, rest.join('~'));
      if (!written) return false;
      const isOurs = isSame(written.text, sign(written.key, text));
      return isOurs && now < Number.parseInt(text, 36) * 1_000;
    },
  };
}
