import type { OwnUser } from 'contract/wire/user.contract';

import { keptInBrowser } from '../storage/browserStorage';

/** Storage keys of the session (rule 10.8). */
export const TOKEN_KEY = 'ACCESS_TOKEN';
export const USER_KEY = 'userData';
const ASKED_AT_KEY = 'userAskedAt';

/** A user as an older page may have stored it: everything but the id can be missing. */
export type StoredUser = Partial<OwnUser> & { id: number };

/** The stored bearer token; null for a guest and on the server. */
export function readToken(): string | null {
  return keptInBrowser.getItem(TOKEN_KEY) || null;
}

/** The stored user; null when there is none or the stored value is not a user. */
export function readStoredUser(): StoredUser | null {
  const user = keptInBrowser.getJson(USER_KEY);
  return isStoredUser(user) ? user : null;
}

/**
 * Stores the user, then the token: other tabs react to the token and then find the user.
 * @returns false when the browser stores nothing, and the session ends with the page
 */
export function keepSession(user: OwnUser, token: string): boolean {
  keepUser(user);
  return keptInBrowser.setItem(TOKEN_KEY, token);
}

export function keepUser(user: OwnUser): void {
  keptInBrowser.setItem(USER_KEY, JSON.stringify(user));
}

/**
 * Stores only the id of a user without a token: another tab that resumes later then knows that the session has expired
 * and that the user did not sign out (rule 2.26).
 */
export function storeExpiryMark({ id }: StoredUser): void {
  keptInBrowser.setItem(USER_KEY, JSON.stringify({ id }));
}

/** The last time when a tab of this browser fetched the user, in milliseconds since 1970; 0 for never. */
export function readAskedAt(): number {
  return Number(keptInBrowser.getItem(ASKED_AT_KEY)) || 0;
}

export function storeAskedAt(at: number): void {
  keptInBrowser.setItem(ASKED_AT_KEY, String(at));
}

/** Removes only the token, as after a 401 (rule 2.26). */
export function clearToken(): void {
  keptInBrowser.removeItem(TOKEN_KEY);
}

/**
 * Removes user and token, in this order: a tab that finds only the token missing knows that the session has expired.
 */
export function clearSession(): void {
  keptInBrowser.removeItem(ASKED_AT_KEY);
  keptInBrowser.removeItem(USER_KEY);
  clearToken();
}

function isStoredUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  );
}
