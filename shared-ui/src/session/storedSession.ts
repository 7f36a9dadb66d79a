import type { OwnUser } from 'contract/wire/user.contract';

import { keptInBrowser } from '../storage/browserStorage';

/** Keys the browser keeps a session under (rule 10.8). */
export const TOKEN_KEY = 'ACCESS_TOKEN';
export const USER_KEY = 'userData';
const ASKED_AT_KEY = 'userAskedAt';

/** A user as some older page may have stored it: anything but the id can be missing. */
export type StoredUser = Partial<OwnUser> & { id: number };

/** The stored bearer token; null for a guest and on the server. */
export function readToken(): string | null {
  return keptInBrowser.getItem(TOKEN_KEY) || null;
}

/** The stored user; null when there is none or when what is stored is no user. */
export function readStoredUser(): StoredUser | null {
  const user = keptInBrowser.getJson(USER_KEY);
  return isStoredUser(user) ? user : null;
}

/**
 * Keeps the user, then the token: other tabs react to the token and find the user there.
 * @returns false when the browser keeps nothing, and the session ends with the page
 */
export function keepSession(user: OwnUser, token: string): boolean {
  keepUser(user);
  return keptInBrowser.setItem(TOKEN_KEY, token);
}

export function keepUser(user: OwnUser): void {
  keptInBrowser.setItem(USER_KEY, JSON.stringify(user));
}

/**
 * Of a user without a token only the id stays: another tab that wakes up later learns by it that the session has expired
 * and that nobody signed out (rule 2.26).
 */
export function storeExpiryMark({ id }: StoredUser): void {
  keptInBrowser.setItem(USER_KEY, JSON.stringify({ id }));
}

/** When a tab of this browser last asked for the user, in milliseconds since 1970; 0 for never. */
export function readAskedAt(): number {
  return Number(keptInBrowser.getItem(ASKED_AT_KEY)) || 0;
}

export function storeAskedAt(at: number): void {
  keptInBrowser.setItem(ASKED_AT_KEY, String(at));
}

/** Removes the token alone, as a 401 asks (rule 2.26). */
export function clearToken(): void {
  keptInBrowser.removeItem(TOKEN_KEY);
}

/** Removes user and token, in this order: a tab that misses only the token knows it has expired. */
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
