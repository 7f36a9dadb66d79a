import { keptInTab } from '../storage/browserStorage';
import { isRecent } from './wantedAddress';

const ACT_KEY = 'pendingAct';

/** Stores a guest's action until after sign-in, e.g. 'follow:startup:12'. */
export function keepPendingAct(act: string | undefined): void {
  if (act) keptInTab.setItem(ACT_KEY, JSON.stringify({ act, at: Date.now() }));
  else keptInTab.removeItem(ACT_KEY);
}

/**
 * Returns true once for the action that a guest started before signing in, for as long as its page is the return
 * address. It survives the reload of the dialog, and a detour over another page.
 */
export function takePendingAct(name: string): boolean {
  const stored = keptInTab.getJson(ACT_KEY) as { act?: unknown; at?: unknown } | null;
  if (stored?.act !== name) return false;
  keptInTab.removeItem(ACT_KEY);
  return isRecent(stored.at);
}
