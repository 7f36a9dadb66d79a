import { keptInTab } from '../storage/browserStorage';

const KEY = 'wantedAddress';

/** Time to register, and to look for a code in a mail. */
const MAX_ADDRESS_AGE_MS = 3_600_000;

const MAX_ADDRESS_LENGTH = 500;

/** Where somebody was going before they were asked to sign in. */
export interface WantedAddress {
  /** Path, query and fragment of a page of this site. */
  address: string;
  /** What the page calls itself, where it was seen already. */
  title?: string;
  /** They came by a link of one of our mails, and are led there without being asked. */
  byMail?: boolean;
}

/**
 * Paths are made of letters, digits, hyphens and underscores; so no text that passes can name another
 * host, go up by dots, or hide a sign that browsers read as a slash.
 */
const SITE_ADDRESS = /^(\/[A-Za-z0-9_-]+)+\/?(\?[\w=&%.,:+~-]*)?(#[\w-]*)?$/;

/** Pages that sign people in, and what is no page: nobody is led back there. */
const NO_DESTINATION =
  /^\/(login|register|forgot-password|reset-password|auth|invitation|api|media|releases)(?![\w-])/i;

/** The text when it is the address of a page of this site that one can be led to, else null. */
export function insideAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_ADDRESS_LENGTH) return null;
  return SITE_ADDRESS.test(text) && !NO_DESTINATION.test(text) ? text : null;
}

/**
 * Remembers it while its reader signs in, by whatever way.
 * @returns false for what is no page to be led to: that is not remembered
 */
export function keepWantedAddress(wanted: WantedAddress): boolean {
  if (insideAddress(wanted.address) === null) return false;
  keptInTab.setItem(KEY, JSON.stringify({ ...wanted, at: Date.now() }));
  return true;
}

/** Where the person in this tab was going; null when they were going nowhere, or too long ago. */
export function readWantedAddress(): WantedAddress | null {
  const stored = keptInTab.getJson(KEY) as Partial<WantedAddress & { at: number }> | null;
  const address = insideAddress(stored?.address);
  if (!stored || address === null || !isRecent(stored.at)) return null;
  const title = typeof stored.title === 'string' ? stored.title : undefined;
  return { address, title, byMail: stored.byMail === true };
}

/** They are there, or no longer want to. */
export function clearWantedAddress(): void {
  keptInTab.removeItem(KEY);
}

/** @param at milliseconds since 1970 */
export const isRecent = (at: unknown) =>
  typeof at === 'number' && Math.abs(Date.now() - at) < MAX_ADDRESS_AGE_MS;
