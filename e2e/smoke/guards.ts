import type { BrowserContext, Page } from '@playwright/test';

/** The contents of the reader's browser storages before any page is opened, by kind of storage. */
export interface GuardState {
  localStorage: Record<string, string>;
  sessionStorage: Record<string, string>;
}

interface Guarded {
  __guards(loaded: readonly string[]): string[];
}

/** Makes every page of a context record its initial state before any script runs. */
export async function installGuards(context: BrowserContext, state: GuardState): Promise<void> {
  // The compiler that runs this wraps functions in a helper, which a page does not have.
  const helper = 'const __name = (one) => one;';
  await context.addInitScript({ content: `{${helper}(${remember})(${JSON.stringify(state)})}` });
}

/**
 * Global objects that a page has changed: built-in objects, globals, and data of other packages.
 * @param loaded remotes whose code is loaded
 */
export function guardFaults(page: Page, loaded: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => (window as unknown as Guarded).__guards(names), loaded);
}

/** Runs in the page, before its scripts: it must not use names from outside. */
function remember(state: GuardState): void {
  if (window.top !== window) return;
  type Shot = Map<PropertyKey, PropertyDescriptor>;
  const own = Reflect.ownKeys;
  const lookUp = Object.getOwnPropertyDescriptor;
  const is = Object.is;
  const shotOf = (thing: object): Shot =>
    new Map(own(thing).map((key) => [key, lookUp(thing, key)!]));

  const things = new Map<string, object>();
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = lookUp(window, name)?.value;
    const isThing = typeof value === 'function' || (typeof value === 'object' && value !== null);
    if (!isThing || value === window) continue;
    things.set(name, value as object);
    const { prototype } = value as { prototype?: unknown };
    if (typeof prototype === 'object' && prototype) things.set(`${name}.prototype`, prototype);
  }
  things.set('document', document);
  things.set('localStorage of its own', Storage.prototype);
  const shots = new Map([...things].map(([name, thing]) => [name, shotOf(thing)]));
  const globals = shotOf(window);

  const differs = (a: PropertyDescriptor, b: PropertyDescriptor | undefined) =>
    !b || !is(a.value, b.value) || !is(a.get, b.get) || !is(a.set, b.set);
  /** Globals that bundles and the shell create. */
  const EXPECTED =
    /^(webpackChunk\w*|__MFE__|__FEDERATION__|_FEDERATION_RUNTIME_CORE\w*|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|__reactRouterVersion|__guards|Symbol\(react-redux-context\))$/;
  /** The container of a remote is created by the remote's own entry. */
  const isContainer = (name: string, loaded: readonly string[]) => {
    const [, remote] = /^(remote_[a-z]+)__\w+$/.exec(name) ?? [];
    return remote !== undefined && loaded.includes(remote.replace('_', '-'));
  };

  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const [key, text] of Object.entries(state[kind])) {
      if (window[kind].getItem(key) === null) window[kind].setItem(key, text);
    }
  }
  const before = { localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } };

  const idIn = (text: string | null | undefined) =>
    text ? (JSON.parse(text) as { id?: number }).id : undefined;

  const guards = (loaded: readonly string[]) => {
    const faults: string[] = [];
    for (const [name, shot] of shots) {
      const now = shotOf(things.get(name)!);
      for (const [key, one] of shot) {
        if (differs(one, now.get(key))) faults.push(`it changes ${name}.${String(key)}`);
      }
      for (const [key, one] of now) {
        const isReact = /^(__react|_react)/.test(String(key));
        // React empties Error.prepareStackTrace while it builds a component stack.
        const isEmpty = 'value' in one && one.value === undefined;
        if (!shot.has(key) && !isReact && !isEmpty) faults.push(`it adds ${name}.${String(key)}`);
      }
    }
    const now = shotOf(window);
    for (const [key, one] of globals) {
      if (key !== 'event' && differs(one, now.get(key)))
        faults.push(`it changes the global ${String(key)}`);
    }
    for (const key of now.keys()) {
      if (!globals.has(key) && !EXPECTED.test(String(key)) && !isContainer(String(key), loaded))
        faults.push(`it makes a global ${String(key)}`);
    }
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      for (const key of Object.keys(state[kind])) {
        const text = window[kind].getItem(key);
        if (text === before[kind][key]) continue;
        if (key === 'userData' && idIn(text) === idIn(before[kind][key])) continue; // the user was only fetched again
        const signsOut = key === 'ACCESS_TOKEN' || key === 'userData';
        faults.push(
          signsOut ? `it signs the reader out (${key})` : `it changes ${key}, which others keep`,
        );
      }
    }
    return faults;
  };
  Object.defineProperty(window, '__guards', { value: guards, enumerable: false });
}
