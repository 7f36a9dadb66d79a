import './trustedTypes';
import './provideRuntime';

import type { Composition } from 'delivery/registry';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configureData, makeStore, type RootState, readConfig } from 'shared-ui/core';

import { App } from './App';
import { documentBlock } from './remotes/documentBlock';
import { startRemotes } from './remotes/startRemotes';

const config = readConfig(document.getElementById('config')?.textContent);
configureData({ baseURL: config.apiBase, mediaBase: config.mediaBase });

const remotes = startRemotes(documentBlock<Composition>('registry')!, config);
const serverState = documentBlock<RootState>('state');
const store = makeStore(serverState ?? { clock: { renderedAt: Date.now() }, config });

const root = document.getElementById('root')!;
const page = (
  <BrowserRouter>
    <App store={store} remotes={remotes} serverState={serverState} />
  </BrowserRouter>
);

// Starts the code of the page in view before React asks for it; a failure is React's to show.
remotes.ready(new URL(location.href)).catch(() => {});

if (serverState) hydrateRoot(root, page);
else createRoot(root).render(page);
