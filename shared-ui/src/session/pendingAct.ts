import { keptInTab } from '../storage/browserStorage';

const ACT_KEY = 'pendingAct';

/** Remembers what a guest wanted when they were asked to sign in, e.g. 'follow:startup:12'. */
export function keepPendingAct(act: string | undefined): void {
  if (act) keptInTab.setItem(ACT_KEY, act);
  else keptInTab.removeItem(ACT_KEY);
}

/** True once, for the act a guest wanted before signing in; survives the reload of the dialog. */
export function takePendingAct(name: string): boolean {
  if (keptInTab.getItem(ACT_KEY) !== name) return false;
  keptInTab.removeItem(ACT_KEY);
  return true;
}
