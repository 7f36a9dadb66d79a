const KEY = 'pendingInvitation';

/** Keeps an invitation's token while its reader registers or signs in, by whatever way. */
export function keepInvitation(token: string): void {
  attempt((storage) => storage.setItem(KEY, token));
}

/** The token of the invitation that waits in this tab, if one does. */
export function pendingInvitation(): string | null {
  return attempt((storage) => storage.getItem(KEY)) ?? null;
}

/** Forgets it: it was accepted, refused for good, or is not wanted. */
export function forgetInvitation(): void {
  attempt((storage) => storage.removeItem(KEY));
}

function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null; // where storage is forbidden the mail still holds the link
  }
}
