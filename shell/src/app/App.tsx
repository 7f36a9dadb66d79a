import { useEffect } from 'react';
import { type AppStore, AppTheme, Provider, type RootState, startSession } from 'shared-ui';

import { CrashBoundary } from '../crash/CrashBoundary';
import { Frame } from '../frame/Frame';
import type { Preview } from '../preview/preview';
import type { ProgrammeDraft } from '../programme-draft/programmeDraft';
import type { RegistryWatch } from '../registry/RegistryWatch';
import type { Remotes } from '../remotes';

interface AppProps {
  store: AppStore;
  tab: { remotes: Remotes; watch?: RegistryWatch };
  /** Set when this tab shows other releases than the registry's, or requested some. */
  preview?: Preview;
  /** Set when this tab shows the draft of the programme. */
  draft?: ProgrammeDraft;
  /** The state of the prerendered page: components that hydrate late still match its HTML. */
  serverState?: RootState;
  /** Called when the frame is visible for the first time. */
  onStart?: () => void;
}

/** The product, inside a router. Edge and browser render it the same way. */
export function App({ store, tab, preview, draft, serverState, onStart }: AppProps) {
  useEffect(() => startSession(store), [store]);
  useEffect(() => onStart?.(), [onStart]);

  return (
    <Provider store={store} serverState={serverState}>
      <AppTheme>
        <CrashBoundary>
          <Frame {...tab} preview={preview} draft={draft} drawn={serverState !== undefined} />
        </CrashBoundary>
      </AppTheme>
    </Provider>
  );
}
