import '../trustedTypes';
import './provideRuntime';

import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  configureData,
  isStaff,
  makeStore,
  NO_CODE,
  notePast,
  type RootState,
  readConfig,
  readStoredUser,
  readToken,
  toastShown,
} from 'shared-ui/core';
import { takeMailMark } from '../auth/wanted/takeMailMark';
import { guestDestination } from '../guard/guestRule';
import { delayPopState } from '../hydration/delayPopState';
import { hydrationErrors } from '../hydration/hydrationErrors';
import { replayEarlyPress } from '../hydration/replayEarlyPress';
import type { Preview } from '../preview/preview';
import { readPreviewRequests } from '../preview/previewRequests';
import { isDraftWanted, type ProgrammeDraft, showDraft } from '../programme-draft/programmeDraft';
import { documentBlock } from '../registry/documentBlock';
import { firstComposition } from '../registry/firstComposition';
import { DeferredHydration } from '../remotes/DeferredHydration';
import { releasesHeader } from '../remotes/pageReleases';
import { App } from './App';
import { startTab } from './startTab';

takeMailMark();
const config = readConfig(document.getElementById('config')?.textContent);
const composition = firstComposition();
const requests = readPreviewRequests(location.search);

const root = document.getElementById('root')!;
const wantsDraft = isDraftWanted(location.search);
configureData({
  baseURL: config.apiBase,
  mediaBase: config.mediaBase,
  headers: releasesHeader,
});

// A browser without it is too old; its document checks the same feature, and stays static (rule 1.55).
if ('hasOwn' in Object) {
  if (requests.length === 0 && !wantsDraft) start();
  else void openPreviews();
}

/** Other releases than the registry's, the draft of the programme, or both. */
async function openPreviews() {
  if (wantsDraft) root.hidden = true; // otherwise the published programme could be mistaken for the draft
  const [preview, draft] = await Promise.all([
    requests.length > 0 ? openReleases().catch(() => undefined) : undefined,
    wantsDraft ? openDraft().catch(() => ({ parts: undefined })) : undefined,
  ]);
  root.hidden = false;
  start(preview, draft);
}

async function openReleases() {
  const { openPreview } = await import('../preview/openPreview');
  return openPreview(composition, requests);
}

async function openDraft() {
  const draft = await import('../programme-draft/openDraft');
  return draft.openDraft();
}

function start(preview?: Preview, draft?: ProgrammeDraft) {
  const tab = startTab(composition, config, preview);
  const { remotes } = tab;
  const { pathname } = location;

  // The HTML of another release cannot be hydrated by this one.
  const place = remotes.placeOf(pathname);
  const owner = place?.remote;
  const drawn = owner && composition.remotes[owner]?.candidates[0]?.id;
  const isOurs = !owner || remotes.firstChoice(owner) === drawn;
  // Nor can HTML of the published programme when the tab shows a draft.
  const isPublished = !draft?.parts;
  const serverState = isOurs && isPublished ? documentBlock<RootState>('state') : undefined;
  if (serverState) notePast(serverState.clock.renderedAt);
  const store = makeStore(serverState ?? { clock: { renderedAt: Date.now() }, config });
  if (draft?.parts) showDraft(store, draft.parts);

  const handleStart = () => {
    tab.onStart();
    replayEarlyPress();
  };

  const page = (
    <BrowserRouter>
      <App
        store={store}
        tab={tab}
        preview={preview}
        draft={draft}
        serverState={serverState}
        onStart={handleStart}
      />
    </BrowserRouter>
  );

  const isDeferred = serverState && place && documentBlock('code');
  const rest = isDeferred
    ? new DeferredHydration(place.remote, () => store.dispatch(toastShown(NO_CODE)))
    : undefined;
  if (rest) remotes.rest = rest;

  // Starts to load the code of the current page before React requests it; React shows a failure. Guests load none of a
  // member's page, and members load none of a staff page.
  const isForStaff = place?.route.access === 'staff';
  const isSentAway =
    (!readToken() && (isForStaff || guestDestination(pathname))) ||
    (isForStaff && !isStaff(readStoredUser()));
  const hydrate = () => {
    remotes.rest = undefined;
  };
  if (!isSentAway) {
    const here = new URL(location.href);
    const arrival = serverState ? remotes.interactive(pathname) : remotes.ready(here);
    arrival.then(hydrate, () => {});
    if (serverState) delayPopState(arrival);
  }

  // Links that the edge added between elements that React knows.
  for (const link of root.querySelectorAll('link[rel=preload]')) link.remove();
  if (serverState) hydrateRoot(root, page, { onRecoverableError: hydrationErrors(root, rest) });
  else createRoot(root).render(page);
}
