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

/** Code that arrives on demand. */
interface LazyCode {
  /** Fetches it, once. */
  load(): Promise<unknown>;
  /** Drops a failed load, so that "Try again" can fetch anew. Never call it while rendering. */
  forget(): void;
}

/** A page whose code arrives on demand, and which renders at once when it is here already. */
export interface LazyPage extends FunctionComponent, LazyCode {
  /**
   * Fetches the page's code and its parts', once; resolves to the component itself.
   * @param isDrawn true for the page the document came with, whose parts are drawn without their code
   */
  load(isDrawn?: boolean): Promise<ComponentType>;
}

/** What a page says of its document. */
export interface Head extends PageHead {
  /** Replaces 'The {product} | {title}' as a whole (rule 1.8). */
  rewriteTitle?: string;
}

export type Params = Readonly<Record<string, string | undefined>>;

/** One line of a remote's contents page: an address and all the shell must know to show it. */
export interface RemoteRoute extends Pick<Route, 'path'> {
  /** An address that exists, e.g. '/startups/zrno': publish checks open it. A must for a pattern. */
  sample?: `/${string}`;
  page: LazyPage;
  title: string;
  /**
   * Prerendered at the edge; for pages everybody may read. Its top is left to the shell's
   * hero header, `theme.size.heroHeader` high, where no header stands.
   */
  prerender?: Route['prerender'];
  /** 'deferred': prerendered, and its code comes on interaction, for all it has to say is in its HTML. */
  hydration?: Route['hydration'];
  /** Parameters of the address that a prerendered page reads; with all others it is the same page. */
  query?: Route['query'];
  /**
   * 'member' sends guests away: /my to /login, /account and /notifications to / (rule 1.11). To all but
   * staff an address with 'staff' is an unknown one.
   */
  access?: Route['access'];
  /**
   * What the page, while it is prerendered, shows of the programme besides its frame, which has the names of
   * seasons: only changes of that make it anew (rule 1.43). All of it when left out.
   */
  programme?: readonly SiteTopic[];
  /** Fills the store before the page is prerendered. */
  data?(store: AppStore, params: Params, search: URLSearchParams): Promise<unknown>;
  /** The address this page has moved to, when it has: the edge answers 301. As pure as `head`. */
  moved?(state: RootState, params: Params): string | undefined;
  /** Pure; reads only what `data` has put into the state. */
  head?(state: RootState, params: Params): Head;
}

/**
 * Makes a page of a dynamic import.
 * @param parts of it whose code comes apart: a document that has them as HTML does without
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
    // On return nothing is prerendered, and the reader may be offline.
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

/** Tags a promise with its outcome, so that `use` reads it in the same tick once it is settled. */
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
