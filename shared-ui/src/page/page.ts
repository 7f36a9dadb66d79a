import type { Head as PageHead } from 'contract/page';
import type { Route } from 'contract/route';
import type { SiteTopic } from 'contract/wire/publicProgramme.contract';
import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

import type { AppStore, RootState } from '../store/store';

type Loaded = ComponentType | { default: ComponentType };

/** A page whose code arrives on demand, and which renders at once when it is here already. */
export interface LazyPage extends FunctionComponent {
  /** Fetches the page's code, once; resolves to the component itself. */
  load(): Promise<ComponentType>;
  /** Drops a failed load, so that "Try again" can fetch anew. Never call it while rendering. */
  forget(): void;
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
 * @example page(() => import('./pages/landing/LandingPage').then((m) => m.LandingPage))
 */
export function page(load: () => Promise<Loaded>): LazyPage {
  let wait: Promise<ComponentType> | undefined;

  function start() {
    wait ??= settled(load().then((loaded) => ('default' in loaded ? loaded.default : loaded)));
    return wait;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, at module level
  function Page(props: object) {
    return createElement(use(start()), props);
  }

  return Object.assign(Page, {
    load: start,
    forget() {
      wait = undefined;
    },
  });
}

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
