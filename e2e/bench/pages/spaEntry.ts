/**
 * The entry of the product as one application. It is a text because no package may import the shell and all remotes;
 * only this comparison puts them into one build.
 */
export const SPA_ENTRY = `
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configureData, makeStore, readConfig } from 'shared-ui/core';
import { App } from '../../../shell/src/app/App';
import { Remotes } from '../../../shell/src/remotes/Remotes';

const pages = {
  'remote-public': () => import(/* webpackChunkName: "public" */ '../../../remote-public/src/routes'),
  'remote-account': () => import('../../../remote-account/src/routes'),
  'remote-founder': () => import('../../../remote-founder/src/routes'),
  'remote-mentor': () => import('../../../remote-mentor/src/routes'),
};
const block = (id: string) => document.getElementById(id)!.textContent!;
const config = readConfig(block('config'));
configureData({ baseURL: config.apiBase, mediaBase: config.mediaBase });
const remotes = new Remotes(JSON.parse(block('registry')), async (name) => ({
  id: 'spa',
  routes: (await pages[name as keyof typeof pages]()).routes,
}));
const state = JSON.parse(block('state'));
const store = makeStore({ ...state, clock: { renderedAt: Date.now() } });
remotes.ready(new URL(location.href)).catch(() => {});
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <App store={store} tab={{ remotes }} />
  </BrowserRouter>,
);
`;
