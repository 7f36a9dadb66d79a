import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { AppTheme, makeStore, Provider, type RemoteRoute, startSession } from './core';
import { FocusWatch } from './focus/FocusWatch';

/** Shows the pages of one remote in a plain frame without a shell, for the team of the remote. */
export function startStandalone(routes: RemoteRoute[], root: HTMLElement) {
  const store = makeStore({ clock: { renderedAt: Date.now() } });
  startSession(store);
  createRoot(root).render(
    <Provider store={store}>
      <AppTheme>
        <FocusWatch />
        <BrowserRouter>
          <Suspense fallback={null}>
            <Routes>
              {routes.map(({ path, page: Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </Suspense>
        </BrowserRouter>
      </AppTheme>
    </Provider>,
  );
}
