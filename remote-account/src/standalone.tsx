import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AppTheme, makeStore, Provider, startSession } from 'shared-ui';

import { routes } from './routes';

const store = makeStore();
startSession(store);

/** This remote alone in a plain frame, for its own team. */
createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <AppTheme>
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
