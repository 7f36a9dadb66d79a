import { isSame, type Key, type Keyring, mac, splitId, withId } from '../keyring';

/** The cookie that a pass is in: for its own host, and for no script. */
export const STAFF_COOKIE = '__Host-staff';

/** Longer texts are no passes. */
const MAX_PASS_LENGTH = 200;

/** Issues and verifies passes; edge and api of an installation have the same keys. */
export interface StaffPasses {
  /** @param until when it ends, milliseconds since the epoch */
  issue(until: number): string;
  verify(pass: string, now: number): boolean;
}

/**
 * A pass says that the api knows somebody in this browser as staff, so that an edge tells it of the staff
 * area (docs/decisions/083-a-signed-cookie-opens-the-staff-area.md). It names nobody and gives no right.
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
