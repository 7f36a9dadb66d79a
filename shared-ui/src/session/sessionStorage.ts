import type { OwnUser } from 'api/contract/user.contract';

/** Keys the browser keeps a session under (SPEC §3, §9). */
export const TOKEN_KEY = 'ACCESS_TOKEN';
export const USER_KEY = 'userData';

/** A user as some older page may have stored it: anything but the id can be missing. */
export type StoredUser = Partial<OwnUser> & { id: number };

/**
 * What the browser refused to keep, because storage is forbidden or full: it lasts as long as the
 * page, so that signing in works there too.
 */
const unkept = new Map<string, string>();

/** The stored bearer token; null for a guest and on the server. */
export function readToken(): string | null {
  return read(TOKEN_KEY) || null;
}

/** The stored user; null when there is none or when what is stored is no user. */
export function readStoredUser(): StoredUser | null {
  try {
    const user: unknown = JSON.parse(read(USER_KEY) ?? 'null');
    return isStoredUser(user) ? user : null;
  } catch {
    return null; // a text that is no JSON
  }
}

/**
 * Keeps the user, then the token: other tabs wake up at the token and find the user there.
 * @returns false when the browser keeps nothing, and the session ends with the page
 */
export function keepSession(user: OwnUser, token: string): boolean {
  keepUser(user);
  return keep(TOKEN_KEY, token);
}

export function keepUser(user: OwnUser): void {
  keep(USER_KEY, JSON.stringify(user));
}

/** Removes the token alone, as a 401 asks (SPEC §8). */
export function forgetToken(): void {
  forget(TOKEN_KEY);
}

/** Removes user and token, in this order: a tab that misses only the token knows it has expired. */
export function forgetSession(): void {
  forget(USER_KEY);
  forgetToken();
}

function read(key: string): string | null {
  const held = unkept.get(key);
  return held ?? attempt((storage) => storage.getItem(key));
}

function keep(key: string, text: string): boolean {
  const kept = attempt((storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (kept) unkept.delete(key);
  else unkept.set(key, text);
  return kept === true;
}

function forget(key: string): void {
  unkept.delete(key);
  attempt((storage) => storage.removeItem(key));
}

function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return typeof localStorage === 'undefined' ? null : act(localStorage);
  } catch {
    return null; // full or forbidden storage
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  );
}
