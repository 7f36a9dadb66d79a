import type { RenderedPage, RenderRequest } from 'contract/page';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import * as router from 'react-router-dom';
import * as core from 'shared-ui/core';
import * as styled from 'styled-components';
import { documentTitle } from '../frame/documentTitle';
import { notFoundHead } from '../frame/title';
import { CachedStyles } from '../prerender/CachedStyles';
import { htmlSink } from '../prerender/htmlSink';
import { readShownSite } from '../prerender/readShownSite';
import { portable, statusOf } from '../prerender/renderedState';
import { configure, withTags } from '../prerender/rendering';
import { splitAtFold } from '../prerender/splitAtFold';
import type { LoadedRelease } from '../remotes/loadRemote';
import { Remotes } from '../remotes/Remotes';
import { App } from './App';

/** The libraries that this shell provides to its remotes at the edge: the equivalent of the browser's share scope. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  'styled-components': styled,
  'shared-ui/core': core,
};

/** Addresses of the fonts that every page needs, for preload links. */
export const fonts = core.FIRST_FONTS;

export { configure };

/** The edge's request, and the code for it. */
interface Rendering extends RenderRequest {
  load(remote: string): LoadedRelease;
}

/** Its `state` and `about` are always present. */
interface ShellPage extends RenderedPage {
  state: Partial<core.RootState>;
  about: string[];
}

/** Renders one address for the browser's first render: the user is unknown, the data is prefetched. */
export function render(request: Rendering): Promise<ShellPage> {
  return withTags(() => renderPage(request));
}

async function renderPage(request: Rendering): Promise<Omit<ShellPage, 'about'>> {
  const { url, composition, config, renderedAt, load } = request;
  const store = core.makeStore({ clock: { renderedAt }, config });
  const remotes = new Remotes(composition, async (remote) => load(remote));
  const address = new URL(url, 'http://edge');
  const place = await remotes.arrive(address.pathname);
  await readShownSite(store, place?.route.programme);
  const arrived = await remotes.ready(address, store);
  const location = arrived?.route.moved?.(store.getState(), arrived.params);
  if (location) return movedTo(location, portable(store.getState()));

  const sheet = new styled.ServerStyleSheet();
  const seen = { live: false };
  const noteLiveContent = () => {
    seen.live = true;
  };
  try {
    const page = (
      <router.StaticRouter location={url}>
        <core.LiveContentContext value={noteLiveContent}>
          <CachedStyles>
            <App store={store} tab={{ remotes }} />
          </CachedStyles>
        </core.LiveContentContext>
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
      ...(seen.live && { live: true }),
      state: portable(state),
    };
  } finally {
    sheet.seal();
  }
}

function movedTo(location: string, state: ShellPage['state']): Omit<ShellPage, 'about'> {
  return { status: 301, location, html: '', css: '', head: { title: '' }, state };
}

function toHtml(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // One piece of HTML: a long page in several pieces would need inline scripts to join them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(htmlSink(resolve)),
      onError: reject,
      onShellError: reject,
    });
  });
}
