import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { OwnUser } from 'contract/wire/user.contract';
import { isValidElement, type ReactElement, Suspense, useEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import {
  type AppStore,
  AppTheme,
  type LazyPage,
  makeStore,
  Provider,
  type RemoteRoute,
  type RootState,
} from 'shared-ui/core';

import { mockDialogs } from './mockDialogs';

interface Visit {
  /** The address to open, e.g. `/my/startups/7`. */
  at?: string;
  /** The pattern an element is registered under, e.g. `/my/startups/:startupId`. */
  path?: string;
  /** Who is signed in; a guest when left out. */
  user?: OwnUser;
  /** Other parts of the state to begin with. */
  state?: Partial<RootState>;
}

/** A mounted page, and who looks at it. */
export interface Rendered {
  user: UserEvent;
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
  container: HTMLElement;
}

/**
 * Mounts a page, or a remote's routes, as the shell would: fresh store, theme, a router in which
 * every other address is empty, and a person at the keyboard.
 */
export function renderPage(
  subject: ReactElement | readonly RemoteRoute[],
  { at = '/', path = '*', user, state }: Visit = {},
): Rendered {
  mockDialogs();
  keepInBrowser(user);
  const session = user
    ? ({ status: 'member', user, expired: false, loginDialog: { open: false } } as const)
    : ({ status: 'guest', user: null, expired: false, loginDialog: { open: false } } as const);
  const store = makeStore({ clock: { renderedAt: Date.now() }, session, ...state });
  const router = createMemoryRouter(routesOf(subject, path), { initialEntries: [at] });

  const { container } = render(
    <Provider store={store}>
      <AppTheme>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </AppTheme>
    </Provider>,
  );
  return { user: userEvent.setup(), store, router, container };
}

function routesOf(subject: ReactElement | readonly RemoteRoute[], path: string): RouteObject[] {
  const routes = isSingle(subject)
    ? [{ path, element: subject }]
    : subject.map(({ path: at, page: Page }) => ({ path: at, element: <Arriving page={Page} /> }));
  return [...routes, { path: '*', element: null }];
}

/** Waits for the page's code first: what suspends in a test's first render never goes on. */
function Arriving({ page: Page }: { page: LazyPage }) {
  const [here, setHere] = useState(false);

  useEffect(() => {
    void Page.load().then(() => setHere(true));
  }, [Page]);

  return here ? <Page /> : null;
}

function isSingle(subject: ReactElement | readonly RemoteRoute[]): subject is ReactElement {
  return isValidElement(subject);
}

function keepInBrowser(user: OwnUser | undefined): void {
  localStorage.clear();
  sessionStorage.clear();
  if (!user) return;
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', 'token-of-the-test');
}
