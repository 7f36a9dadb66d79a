/**
 * Texts by name, like the web's Storage, for code that must work when site data is blocked or full: then a text lasts
 * as long as the page. The server stores nothing.
 */
export interface BrowserStorage {
  getItem(key: string): string | null;
  /** Returns the parsed JSON of a text; null when there is none or it is invalid. */
  getJson(key: string): unknown;
  /** @returns false when the browser refused, and the text lasts as long as the page */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
}

/** Stored until the reader clears it; other tabs see it. */
export const keptInBrowser = browserStorage('localStorage');

/** Stored as long as the tab, through reloads. */
export const keptInTab = browserStorage('sessionStorage');

function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const unkept = new Map<string, string>(); // texts that the browser refused to store

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
