import type { Composition } from 'delivery/registry';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import * as router from 'react-router-dom';
import * as core from 'shared-ui/core';
import * as styled from 'styled-components';
import { documentTitle } from '../frame/documentTitle';
import { notFoundHead } from '../frame/title';
import { htmlSink } from '../prerender/htmlSink';
import { portable, statusOf } from '../prerender/renderedState';
import { configure, withTags } from '../prerender/rendering';
import { splitAtFold } from '../prerender/splitAtFold';
import type { LoadedRelease } from '../remotes/loadRemote';
import { Remotes } from '../remotes/Remotes';
import { App } from './App';

/** What this shell gives its remotes at the edge: the mirror of the browser's share scope. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  'styled-components': styled,
  'shared-ui/core': core,
};

/** Fonts every page needs, as addresses: worth a preload link. */
export const fonts = core.FIRST_FONTS;

export { configure };

export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  composition: Composition;
  config: core.PublicConfig;
  /** The page's "now", milliseconds since the epoch. */
  renderedAt: number;
  load(remote: string): LoadedRelease;
}

export interface RenderedPage {
  status: number;
  /** Set when the address has moved; then nothing else matters. */
  location?: string;
  /** Holds the styles of what is below the first screen. */
  html: string;
  /** Style tags of the first screen. */
  css: string;
  /** Style tag of the font files, for behind the `html`. */
  fontCss?: string;
  /** Where in the `html` what is behind the first screen begins. */
  cut?: number;
  /** `title` is the document's whole title. */
  head: core.Head;
  state: Partial<core.RootState>;
  /** Tags of what the api said for it. */
  about: string[];
}

/** Renders one address as the browser will render it first: guest unknown, data prefetched. */
export function render(request: RenderRequest): Promise<RenderedPage> {
  return withTags(() => renderPage(request));
}

async function renderPage(request: RenderRequest): Promise<Omit<RenderedPage, 'about'>> {
  const { url, composition, config, renderedAt, load } = request;
  const store = core.makeStore({ clock: { renderedAt }, config });
  const remotes = new Remotes(composition, async (remote) => load(remote));
  const arrived = await remotes.ready(new URL(url, 'http://edge'), store);
  const location = arrived?.route.moved?.(store.getState(), arrived.params);
  if (location) return movedTo(location, portable(store.getState()));

  const sheet = new styled.ServerStyleSheet();
  try {
    const page = (
      <router.StaticRouter location={url}>
        <App store={store} tab={{ remotes }} />
      </router.StaticRouter>
    );
    const html = await toHtml(sheet.collectStyles(page));
    const state = store.getState();
    const head = arrived
      ? { title: arrived.route.title, ...arrived.route.head?.(state, arrived.params) }
      : { ...notFoundHead(config.productName), robots: 'noindex' };
    return {
      status: arrived ? statusOf(state) : 404,
      ...splitAtFold({ html, css: sheet.getStyleTags() }),
      head: { ...head, title: documentTitle(head, config.productName) },
      state: portable(state),
    };
  } finally {
    sheet.seal();
  }
}

function movedTo(location: string, state: RenderedPage['state']): Omit<RenderedPage, 'about'> {
  return { status: 301, location, html: '', css: '', head: { title: '' }, state };
}

function toHtml(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // One piece of HTML: a long page cut in pieces needs inline scripts to be put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(htmlSink(resolve)),
      onError: reject,
      onShellError: reject,
    });
  });
}
