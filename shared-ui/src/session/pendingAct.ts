const ACT_KEY = 'pendingAct';

/** Remembers what a guest wanted when they were asked to sign in, e.g. 'follow:startup:12'. */
export function keepPendingAct(act: string | undefined): void {
  attempt((storage) => (act ? storage.setItem(ACT_KEY, act) : storage.removeItem(ACT_KEY)));
}

/** True once, for the act a guest wanted before signing in; survives the reload of the dialog. */
export function takePendingAct(name: string): boolean {
  return (
    attempt((storage) => {
      if (storage.getItem(ACT_KEY) !== name) return false;
      storage.removeItem(ACT_KEY);
      return true;
    }) ?? false
  );
}

function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : act(sessionStorage);
  } catch {
    return null;
  }
}
