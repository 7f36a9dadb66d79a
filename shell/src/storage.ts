export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The tab's or the browser's storage; where it is forbidden, one that forgets with the page. */
export function storageOf(kind: 'sessionStorage' | 'localStorage'): PlainStorage {
  try {
    const storage = window[kind];
    storage.getItem('');
    return storage;
  } catch {
    return forgetful();
  }
}

function forgetful(): PlainStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
