import { keptInTab } from '../storage/browserStorage';
import { isRecent } from './wantedAddress';

const ACT_KEY = 'pendingAct';

/** Remembers what a guest wanted when they were asked to sign in, e.g. 'follow:startup:12'. */
export function keepPendingAct(act: string | undefined): void {
  if (act) keptInTab.setItem(ACT_KEY, JSON.stringify({ act, at: Date.now() }));
  else keptInTab.removeItem(ACT_KEY);
}

/**
 * True once, for the act a guest wanted before signing in, for as long as they would be led back to
 * its page; survives the reload of the dialog, and the way over another page.
 */
export function takePendingAct(name: string): boolean {
  const stored = keptInTab.getJson(ACT_KEY) as { act?: unknown; at?: unknown } | null;
  if (stored?.act !== name) return false;
  keptInTab.removeItem(ACT_KEY);
  return isRecent(stored.at);
}
