import type { Head as PageHead } from 'contract/page';
import type { Route } from 'contract/route';
import type { SiteTopic } from 'contract/wire/publicProgramme.contract';
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import type { AppStore, RootState } from '../store/store';

type Loaded = ComponentType | { default: ComponentType };

/** Code that is loaded on demand. */
interface LazyCode {
  /** Fetches it once. */
  load(): Promise<unknown>;
  /** Drops a failed load, so that "Try again" can fetch again. Never call it during a render. */
  forget(): void;
}

/** A page whose code is loaded on demand, and which renders at once when the code is already loaded. */
export interface LazyPage extends FunctionComponent, LazyCode {
  /**
   * Fetches the code of the page and its parts once; resolves to the component itself.
   * @param isDrawn true for the page of the document, whose parts are shown without their code
   */
  load(isDrawn?: boolean): Promise<ComponentType>;
}

/** The metadata of a page's document. */
export interface Head extends PageHead {
  /** Replaces the whole of 'The {product} | {title}' (rule 1.8). */
  rewriteTitle?: string;
}

export type Params = Readonly<Record<string, string | undefined>>;

/** One line of a remote's contents page: an address and all that the shell needs to show it. */
export interface RemoteRoute extends Pick<Route, 'path'> {
  /** An existing address, e.g. '/startups/zrno': publish checks open it. Required for a pattern. */
  sample?: `/${string}`;
  page: LazyPage;
  title: string;
  /**
   * Prerendered at the edge; for public pages. The page leaves its top, `theme.size.heroHeader` high, free for the
   * shell's hero header, unless the address has a fixed header.
   */
  prerender?: Route['prerender'];
  /** 'deferred': prerendered, and its code is loaded on interaction, because its HTML has the whole content. */
  hydration?: Route['hydration'];
  /** Query parameters that a prerendered page reads; others do not change the page. */
  query?: Route['query'];
  /**
   * 'member' redirects guests: /my to /login, /account and /notifications to / (rule 1.11). 'staff' makes the address
   * unknown to everybody except staff.
   */
  access?: Route['access'];
  /**
   * The programme's topics that the page shows during prerendering, in addition to its frame, which contains the names
   * of seasons. Only changes of these topics cause another prerendering (rule 1.43). All topics when omitted.
   */
  programme?: readonly SiteTopic[];
  /** Fills the store before the page is prerendered. */
  data?(store: AppStore, params: Params, search: URLSearchParams): Promise<unknown>;
  /** The address that this page has moved to, if any: the edge responds with 301. As pure as `head`. */
  moved?(state: RootState, params: Params): string | undefined;
  /** Pure; reads only the state that `data` has loaded. */
  head?(state: RootState, params: Params): Head;
}

/**
 * Makes a page of a dynamic import.
 * @param parts components whose code is loaded separately; it is not needed when the document has their HTML
 * @example page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage))
 */
export function page(load: () => Promise<Loaded>, ...parts: LazyCode[]): LazyPage {
  let own: Promise<ComponentType> | undefined;
  let whole: Promise<ComponentType> | undefined;

  function start() {
    own ??= settled(load().then((loaded) => ('default' in loaded ? loaded.default : loaded)));
    return own;
  }

  function startWhole() {
    if (parts.length === 0) return start();
    const all = () => Promise.all([start(), ...parts.map((part) => part.load())]);
    whole ??= settled(all().then(([component]) => component));
    return whole;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, at module level
  function Page(props: object) {
    const isDrawn = useIsHydrated();
    // When the reader returns, nothing is prerendered, and the device may be offline.
    useEffect(() => () => void startWhole().catch(forget), []);
    return createElement(use(isDrawn ? start() : startWhole()), props);
  }

  function forget() {
    own = whole = undefined;
    for (const part of parts) part.forget();
  }

  return Object.assign(Page, {
    load: (isDrawn = false) => (isDrawn ? start() : startWhole()),
    forget,
  });
}

/** True for a component that was prerendered, for as long as it is mounted. */
function useIsHydrated(): boolean {
  const [mount] = useState(() => ({ isHydrated: false }));
  return useSyncExternalStore(
    noChange,
    () => mount.isHydrated,
    () => {
      mount.isHydrated = true;
      return true;
    },
  );
}

const noChange = () => () => {};

/** Marks a promise with its outcome, so that `use` reads it in the same tick after it has settled. */
export function settled<T>(promise: Promise<T>): Promise<T> {
  const tagged = Object.assign(promise, { status: 'pending' }) as Promise<T> & {
    status: string;
    value?: T;
    reason?: unknown;
  };
  promise.then(
    (value) => void Object.assign(tagged, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tagged, { status: 'rejected', reason }),
  );
  return tagged;
}
