import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { api, factsOf, makeStore, page, programmeCalls, useFacts } from 'shared-ui';
import { aProgramme, aUser, mockApi, queriesSettled, withSeason } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';
import { openDraft } from './openDraft';
import { isDraftWanted, type ProgrammeDraft, showDraft } from './programmeDraft';

const PUBLISHED = aProgramme();
const draftOf = (name: string) => ({
  ...aProgramme(withSeason({ name })),
  edited_at: '2025-03-03T10:00:00Z',
});
let draft = draftOf('Season 3');
const views: string[] = [];
const server = mockApi(
  http.get('*/api/staff/programme/preview', () => HttpResponse.json(draft)),
  http.get('*/api/programme/site', () => HttpResponse.json(PUBLISHED.site)),
  http.post('*/api/page-views', ({ request }) => {
    views.push(request.url);
    return new HttpResponse(null, { status: 204 });
  }),
);

const staff = aUser({ roles: ['admin'] });
function signIn(user: object) {
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', 'token-of-the-test');
}
beforeEach(() => {
  draft = draftOf('Season 3');
  views.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('access to the draft of the programme', () => {
  it.each([
    ['staff', staff, true],
    ['staff without a second factor', { ...staff, needs_second_factor: true }, false],
    ['a member', aUser(), false],
    ['a guest', null, false],
  ])('at its address: %s', (_who, user, isShown) => {
    if (user) signIn(user);
    expect(isDraftWanted('?programme=draft')).toBe(isShown);
    expect(isDraftWanted('?programme=other')).toBe(false);
  });

  it.each([401, 403, 404])(
    'a user with the response %i sees the published programme',
    async (status) => {
      signIn(staff);
      sessionStorage.setItem('programmePreview', 'draft');
      server.use(
        http.get('*/api/staff/programme/preview', () => HttpResponse.json({}, { status })),
      );
      expect(await openDraft()).toBeUndefined();
      expect(isDraftWanted('')).toBe(false);
    },
  );
});

it('the tab shows it on every page, with later changes after a refetch', async () => {
  signIn(staff);
  history.replaceState(null, '', '/faq?programme=draft&b=1#top');
  const opened = await openDraft();
  expect(location.pathname + location.search + location.hash).toBe('/faq?b=1#top');
  expect(isDraftWanted('')).toBe(true);

  const store = makeStore();
  showDraft(store, opened!.parts!);
  const read = store.dispatch(programmeCalls.endpoints.readSite.initiate());
  await queriesSettled(store);
  expect(factsOf(store.getState()).season).toBe('Season 3');

  draft = draftOf('Season 4');
  store.dispatch(api.util.invalidateTags(['Programme']));
  await queriesSettled(store);
  expect(factsOf(store.getState()).season).toBe('Season 4');
  read.unsubscribe();
});

it('a draft that fails to load keeps the published programme, and the request', async () => {
  signIn(staff);
  history.replaceState(null, '', '/?programme=draft');
  server.use(http.get('*/api/staff/programme/preview', () => HttpResponse.error()));
  expect(await openDraft()).toEqual({ parts: undefined });
  expect(isDraftWanted('')).toBe(true);
});

describe('a tab with the draft', () => {
  const open = (shown: ProgrammeDraft) => openApp({ at: '/', user: staff, routes, draft: shown });

  it('shows a badge, and is not counted as a visit', async () => {
    await open({ parts: draft });
    expect(await screen.findByRole('heading', { name: 'Now: Season 3' })).toBeVisible();
    const badge = await screen.findByRole('complementary', { name: 'Preview of the programme' });
    expect(badge).toHaveTextContent(/Only staff sees this draft, saved/);
    expect(await axe(badge)).toHaveNoViolations();
    expect(views).toEqual([]);
  });

  it.each<[string, ProgrammeDraft, RegExp]>([
    ['there is none', { parts: { ...draftOf('Season 3'), edited_at: null } }, /There is no draft/],
    ['it did not come', { parts: undefined }, /did not load\. You see the published version/],
  ])('shows that %s', async (_what, shown, sentence) => {
    await open(shown);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

it('ends the draft with the session', async () => {
  sessionStorage.setItem('programmePreview', 'draft');
  const { store } = await openApp({ at: '/', user: staff, routes, draft: { parts: draft } });
  await screen.findByText(/Only staff sees this draft/);
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom loads no page
  await act(async () => void store.dispatch({ type: 'session/sessionEnded' }));
  expect(sessionStorage.getItem('programmePreview')).toBeNull();
  jest.restoreAllMocks();
});

function Now() {
  return <h1>Now: {useFacts().season}</h1>;
}

const routes = [{ path: '/', title: 'Welcome', page: page(async () => Now) }];
