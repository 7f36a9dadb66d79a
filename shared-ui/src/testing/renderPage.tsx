import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Programme } from 'contract/wire/programme.contract';
import type { OwnUser } from 'contract/wire/user.contract';
import { isValidElement, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  type AppStore,
  AppTheme,
  type LazyPage,
  makeStore,
  Provider,
  type RemoteRoute,
  type RootState,
} from 'shared-ui/core';
import { FocusWatch } from '../focus/FocusWatch';
import { Browser, openAddress } from './Browser';
import { mockDialogs } from './mockDialogs';
import { loadProgramme } from './programme';

interface Visit {
  /** The address to open, e.g. `/my/startups/7`. */
  at?: string;
  /** The pattern an element is registered under, e.g. `/my/startups/:startupId`. */
  path?: string;
  /** The signed-in user; a guest when omitted. */
  user?: OwnUser;
  /** The programme; the demo's when omitted, null while it has not loaded. */
  programme?: Programme | null;
  /** Other parts of the initial state. */
  state?: Partial<RootState>;
}

/** A mounted page, and the user of the test. */
export interface Rendered {
  user: UserEvent;
  store: AppStore;
  container: HTMLElement;
}

/**
 * Mounts a page, or a remote's routes, like the shell: new store, theme, a browser in which every other address is
 * empty, and a user with a keyboard.
 */
export function renderPage(
  subject: ReactElement | readonly RemoteRoute[],
  { at = '/', path = '*', user, programme, state }: Visit = {},
): Rendered {
  mockDialogs();
  keepInBrowser(user);
  const session = user
    ? ({ status: 'member', user, expired: false, loginDialog: { open: false } } as const)
    : ({ status: 'guest', user: null, expired: false, loginDialog: { open: false } } as const);
  const store = makeStore({ clock: { renderedAt: Date.now() }, session, ...state });
  if (programme !== null) loadProgramme(store, programme);
  openAddress(at);

  const { container } = render(
    <Provider store={store}>
      <AppTheme>
        <FocusWatch />
        <Suspense fallback={null}>
          <Browser>
            <Routes>
              {routesOf(subject, path)}
              <Route path="*" element={null} />
            </Routes>
          </Browser>
        </Suspense>
      </AppTheme>
    </Provider>,
  );
  return { user: userEvent.setup(), store, container };
}

function routesOf(subject: ReactElement | readonly RemoteRoute[], path: string) {
  if (isSingle(subject)) return <Route path={path} element={subject} />;
  return subject.map(({ path: at, page }) => (
    <Route key={at} path={at} element={<Arriving page={page} />} />
  ));
}

/** Waits for the page's code first: a test's first render never resumes after it suspends. */
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
