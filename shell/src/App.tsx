import { useEffect } from 'react';
import { type AppStore, AppTheme, Provider, type RootState, startSession } from 'shared-ui';

import { CrashBoundary } from './crash/CrashBoundary';
import { Frame } from './frame/Frame';
import type { Remotes } from './remotes';

interface AppProps {
  store: AppStore;
  remotes: Remotes;
  /** What the page was rendered ahead with: parts that come to life late still match their HTML. */
  serverState?: RootState;
}

/** The product, inside a router. Edge and browser render it alike. */
export function App({ store, remotes, serverState }: AppProps) {
  useEffect(() => startSession(store), [store]);

  return (
    <Provider store={store} serverState={serverState}>
      <AppTheme>
        <CrashBoundary>
          <Frame remotes={remotes} />
        </CrashBoundary>
      </AppTheme>
    </Provider>
  );
}
