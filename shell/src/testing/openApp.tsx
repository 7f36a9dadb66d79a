import { act, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Composition } from 'contract/registry';
import type { OwnUser } from 'contract/wire/user.contract';
import {
  type AppStore,
  DEFAULT_CONFIG,
  makeStore,
  type PublicConfig,
  type RemoteRoute,
  readToken,
} from 'shared-ui';
import {
  Browser,
  loadProgramme,
  mockDialogs,
  mockMedia,
  navigate,
  openAddress,
} from 'shared-ui/testing';

import { App } from '../app/App';
import { type ProgrammeDraft, showDraft } from '../programme-draft/programmeDraft';
import { RegistryWatch } from '../registry/RegistryWatch';
import { Remotes } from '../remotes';

interface Visit {
  at?: string;
  /** The user of the browser; a guest when omitted. */
  user?: OwnUser;
  config?: Partial<PublicConfig>;
  /** Data from an earlier visit in the browser's storage, by key. */
  stored?: Record<string, string>;
  /** The pages of the only remote. */
  routes?: RemoteRoute[];
  /** The draft of the programme that the tab shows. */
  draft?: ProgrammeDraft;
  /** Whether the page was made for staff; a guest's browser gets no address with `access: 'staff'`. */
  staff?: boolean;
  /** Whether the edge knows the user as staff when the registry is fetched again. */
  knownAsStaff?: boolean;
}

interface OpenApp {
  user: UserEvent;
  store: AppStore;
  /** The current address. */
  pathname(): string;
  /** Navigates to another address, or by that number of history steps. */
  go(to: string | number): Promise<void>;
}

/** Opens the whole product at an address, with one mock remote and a user with a keyboard. */
export async function openApp(visit: Visit = {}): Promise<OpenApp> {
  const { at = '/', user, config, stored, routes = [], staff = false, knownAsStaff = true } = visit;
  prepareBrowser(user, stored);
  const first = composedFor(routes, staff);
  const remotes = new Remotes(
    first,
    async () => ({ id: '1.0.0-test', routes }),
    () => {},
  );
  const watch = new RegistryWatch({
    first,
    ask: async () => composedFor(routes, knownAsStaff && readToken() !== null),
    take: (composition) => remotes.renew(composition),
    renewShell: () => {},
  });
  const store = makeStore({
    clock: { renderedAt: Date.now() },
    config: { ...DEFAULT_CONFIG, ...config },
  });
  loadProgramme(store);
  if (visit.draft?.parts) showDraft(store, visit.draft.parts);
  openAddress(at);

  await act(async () =>
    render(
      <Browser>
        <App store={store} tab={{ remotes, watch }} draft={visit.draft} />
      </Browser>,
    ),
  );
  return { user: userEvent.setup(), store, pathname: () => location.pathname, go: navigate };
}

function composedFor(routes: RemoteRoute[], staff: boolean): Composition {
  const ofStaff = routes.filter(({ access }) => access === 'staff');
  const others = routes.filter(({ access }) => access !== 'staff');
  return {
    revision: 1,
    base: '/releases/',
    remotes: {
      'remote-founder': { routes: others, candidates: [] },
      ...(staff && { 'remote-staff': { routes: ofStaff, candidates: [] } }),
    },
  };
}

function prepareBrowser(user: OwnUser | undefined, stored: Record<string, string> = {}) {
  // Clicks run as in a browser. Inside act() a page that reads its code by use() would lose its effects, because a
  // click is never awaited there.
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
