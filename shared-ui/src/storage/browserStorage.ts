/**
 * Texts under names, as the web's Storage holds them, for code that must run where site data is
 * blocked or full: there a text lasts as long as the page. On the server nothing is kept.
 */
export interface BrowserStorage {
  getItem(key: string): string | null;
  /** What a text says as JSON; null when there is none or it is no JSON. */
  getJson(key: string): unknown;
  /** @returns false when the browser refused, and the text goes with the page */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
}

/** Kept until the reader clears it; other tabs see it. */
export const keptInBrowser = browserStorage('localStorage');

/** Kept as long as the tab, through reloads. */
export const keptInTab = browserStorage('sessionStorage');

function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const unkept = new Map<string, string>(); // what the browser refused to store

  function attempt<T>(act: (storage: Storage) => T): T | null {
    try {
      return act(window[kind]); // the getter throws where site data is blocked
    } catch {
      return null;
    }
  }

  const getItem = (key: string) => unkept.get(key) ?? attempt((storage) => storage.getItem(key));

  return {
    getItem,
    getJson(key) {
      try {
        return JSON.parse(getItem(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      if (typeof window === 'undefined') return false; // one process renders pages for many people
      const stored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (stored) unkept.delete(key);
      else unkept.set(key, text);
      return stored === true;
    },
    removeItem(key) {
      unkept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
