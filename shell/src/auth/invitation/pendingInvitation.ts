import { keptInTab } from 'shared-ui/core';

const KEY = 'pendingInvitation';

/** Keeps an invitation's token while its reader registers or signs in, by whatever way. */
export function keepInvitation(token: string): void {
  keptInTab.setItem(KEY, token);
}

/** The token of the invitation that waits in this tab, if one does. */
export function pendingInvitation(): string | null {
  return keptInTab.getItem(KEY);
}

/** Forgets it: it was accepted, refused for good, or is not wanted. */
export function clearInvitation(): void {
  keptInTab.removeItem(KEY);
}
