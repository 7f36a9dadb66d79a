import { act, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { OwnUser } from 'contract/wire/user.contract';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  type AppStore,
  DEFAULT_CONFIG,
  makeStore,
  type PublicConfig,
  type RemoteRoute,
} from 'shared-ui';
import { mockDialogs, mockMedia } from 'shared-ui/testing';

import { App } from '../app/App';
import { Remotes } from '../remotes';

interface Visit {
  at?: string;
  /** Whose browser it is; a guest's when left out. */
  user?: OwnUser;
  config?: Partial<PublicConfig>;
  /** What the browser has kept from an earlier visit, by key. */
  stored?: Record<string, string>;
  /** The pages of the one remote there is. */
  routes?: RemoteRoute[];
}

interface OpenApp {
  user: UserEvent;
  store: AppStore;
  /** The address in view. */
  pathname(): string;
  /** Moves to another address, or by that many steps in the history. */
  go(to: string | number): Promise<void>;
}

/** Opens the whole product at an address, with one mock remote and a person at the keyboard. */
export async function openApp(visit: Visit = {}): Promise<OpenApp> {
  const { at = '/', user, config, stored, routes = [] } = visit;
  prepareBrowser(user, stored);
  const composition = {
    revision: 1,
    base: '/releases/',
    remotes: { 'remote-founder': { routes, candidates: [] } },
  };
  const remotes = new Remotes(
    composition,
    async () => ({ id: '1.0.0-test', routes }),
    () => {},
  );
  const store = makeStore({
    clock: { renderedAt: Date.now() },
    config: { ...DEFAULT_CONFIG, blogUrl: 'https://blog.example', ...config },
  });
  const app = <App store={store} tab={{ remotes }} />;
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [at] });

  await act(async () => render(<RouterProvider router={router} />));
  return {
    user: userEvent.setup(),
    store,
    pathname: () => router.state.location.pathname,
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}

function prepareBrowser(user: OwnUser | undefined, stored: Record<string, string> = {}) {
  // Presses run as in a browser. Inside act() a page that reads its code by use() would lose its
  // effects: a press is never awaited there.
  configure({ eventWrapper: (press) => press() });
  mockDialogs();
  mockMedia();
  window.scrollTo = jest.fn();
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  if (!user) return;
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', 'token-of-the-test');
}
