import type { OwnUser } from 'api/contract/user.contract';

/** Keys the browser keeps a session under (SPEC §3, §9). */
export const TOKEN_KEY = 'ACCESS_TOKEN';
export const USER_KEY = 'userData';

/** A user as some older page may have stored it: anything but the id can be missing. */
export type StoredUser = Partial<OwnUser> & { id: number };

/** The stored bearer token; null for a guest, on the server, and where storage is forbidden. */
export function readToken(): string | null {
  return attempt((storage) => storage.getItem(TOKEN_KEY)) || null;
}

/** The stored user; null when there is none or when what is stored is no user. */
export function readStoredUser(): StoredUser | null {
  return attempt((storage) => {
    const user: unknown = JSON.parse(storage.getItem(USER_KEY) ?? 'null');
    return isStoredUser(user) ? user : null;
  });
}

/** Keeps the user, then the token: other tabs wake up at the token and find the user there. */
export function keepSession(user: OwnUser, token: string): void {
  keepUser(user);
  attempt((storage) => storage.setItem(TOKEN_KEY, token));
}

export function keepUser(user: OwnUser): void {
  attempt((storage) => storage.setItem(USER_KEY, JSON.stringify(user)));
}

/** Removes the token alone, as a 401 asks (SPEC §8). */
export function forgetToken(): void {
  attempt((storage) => storage.removeItem(TOKEN_KEY));
}

/** Removes user and token, in this order: a tab that misses only the token knows it has expired. */
export function forgetSession(): void {
  attempt((storage) => storage.removeItem(USER_KEY));
  forgetToken();
}

function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return typeof localStorage === 'undefined' ? null : act(localStorage);
  } catch {
    return null; // full or forbidden storage, or a text that is no JSON: the visitor is a guest
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  );
}
