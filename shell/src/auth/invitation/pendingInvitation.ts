import { keptInTab } from 'shared-ui/core';

const KEY = 'pendingInvitation';

/** Stores an invitation's token while its reader registers or signs in, with any method. */
export function keepInvitation(token: string): void {
  keptInTab.setItem(KEY, token);
}

/** Returns the token of the invitation stored in this tab, if there is one. */
export function pendingInvitation(): string | null {
  return keptInTab.getItem(KEY);
}

/** Removes it: it was accepted, is invalid, or is not wanted. */
export function clearInvitation(): void {
  keptInTab.removeItem(KEY);
}
