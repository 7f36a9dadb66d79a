import { keptInTab } from '../storage/browserStorage';

const KEY = 'wantedAddress';

/** Enough to register, and to find a code in a mail. */
const MAX_ADDRESS_AGE_MS = 3_600_000;

const MAX_ADDRESS_LENGTH = 500;

/** The page that a guest requested before signing in. */
export interface WantedAddress {
  /** Path, query and fragment of a page of this site. */
  address: string;
  /** Title of the page, if it was already shown. */
  title?: string;
  /** A link in one of our mails led there, so the user is redirected without a question. */
  byMail?: boolean;
}

/**
 * Paths contain letters, digits, hyphens and underscores. A matching text cannot name another host, move up by dots, or
 * hide a character that browsers read as a slash.
 */
const SITE_ADDRESS = /^(\/[A-Za-z0-9_-]+)+\/?(\?[\w=&%.,:+~-]*)?(#[\w-]*)?$/;

/** Pages that sign people in, and addresses without a page: they are no return addresses. */
const NO_DESTINATION =
  /^\/(login|register|forgot-password|reset-password|auth|invitation|api|media|releases)(?![\w-])/i;

/** Returns the text when it is an allowed return address on this site, else null. */
export function insideAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_ADDRESS_LENGTH) return null;
  return SITE_ADDRESS.test(text) && !NO_DESTINATION.test(text) ? text : null;
}

/**
 * Stores it while its reader signs in, with any method.
 * @returns false for an address that is no return address: it is not stored
 */
export function keepWantedAddress(wanted: WantedAddress): boolean {
  if (insideAddress(wanted.address) === null) return false;
  keptInTab.setItem(KEY, JSON.stringify({ ...wanted, at: Date.now() }));
  return true;
}

/** Returns the return address of this tab; null when there is none or it is too old. */
export function readWantedAddress(): WantedAddress | null {
  const stored = keptInTab.getJson(KEY) as Partial<WantedAddress & { at: number }> | null;
  const address = insideAddress(stored?.address);
  if (!stored || address === null || !isRecent(stored.at)) return null;
  const title = typeof stored.title === 'string' ? stored.title : undefined;
  return { address, title, byMail: stored.byMail === true };
}

/** Removes it when the user has arrived or no longer wants to. */
export function clearWantedAddress(): void {
  keptInTab.removeItem(KEY);
}

/** @param at milliseconds since 1970 */
export const isRecent = (at: unknown) =>
  typeof at === 'number' && Math.abs(Date.now() - at) < MAX_ADDRESS_AGE_MS;
