import { act, screen, waitFor } from '@testing-library/react';
import type { SiteTopic } from 'contract/wire/publicProgramme.contract';
import { HttpResponse, http } from 'msw';
import { Link } from 'react-router-dom';
import { api, page, type RemoteRoute, siteOf, useFacts, useSite } from 'shared-ui';
import { aProgramme, deferred, limitSite, mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';
import { PROGRAMME_TIMEOUT_MS } from './shownProgramme';

const { site } = aProgramme();
let answers: (() => Response | Promise<Response>)[] = [];
let asked = 0;
mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/programme/site', async () => {
    asked += 1;
    return answers.shift()?.() ?? HttpResponse.json(site);
  }),
);
beforeEach(() => {
  answers = [];
  asked = 0;
});
afterEach(() => jest.useRealTimers());

const shows = (path: string, programme?: SiteTopic[]): RemoteRoute => ({
  path,
  title: path,
  page: page(async () => ({ default: Page })),
  ...(programme && { programme }),
});

function Page() {
  const { startups = 'no' } = useFacts();
  const { season } = useSite();
  return (
    <main>
      <h1>
        {startups} startups, {season?.trailer ? 'a film' : 'no film'}
      </h1>
      <Link to="/list">The list</Link>
      <Link to="/figures">Figures</Link>
      <Link to="/film">The film</Link>
      <Link to="/other">Others</Link>
    </main>
  );
}

const routes = [
  shows('/list', []),
  shows('/figures', ['figures']),
  shows('/film', ['trailer']),
  shows('/other'),
];

/** A page whose document contains these topics of the programme. */
async function openDrawn(at: string, topics: SiteTopic[]) {
  const app = await openApp({ at, routes });
  const entry = { endpointName: 'readSite', arg: undefined, value: limitSite(site, topics) };
  act(() => void app.store.dispatch(api.util.upsertQueryEntries([entry] as never)));
  return app;
}

/** Rule 1.43. */
describe('a page whose document contains its topics of the programme', () => {
  it('fetches nothing, and neither do pages with the same topics', async () => {
    const { go } = await openDrawn('/figures', ['figures']);
    expect(await screen.findByText('40 startups, no film')).toBeVisible();
    await go('/list');
    await go('/figures');
    expect(asked).toBe(0);
  });

  it('is followed by a page with more topics after one fetch of all', async () => {
    const { go, store } = await openDrawn('/list', []);
    expect(await screen.findByText('no startups, no film')).toBeVisible();
    const slow = deferred();
    answers = [() => slow.promise.then(() => HttpResponse.json(site))];
    await go('/film');
    expect(screen.getByText('no startups, no film')).toBeVisible(); // still the previous page
    await act(async () => slow.resolve());
    expect(await screen.findByText('40 startups, a film')).toBeVisible();

    await go('/other');
    await go('/figures');
    expect(asked).toBe(1);
    expect(siteOf(store.getState()).topics).toBeUndefined();
  });

  it('prefetches all topics on hover of a link to a page with more', async () => {
    const { user } = await openDrawn('/list', []);
    await user.hover(await screen.findByRole('link', { name: 'The list' }));
    expect(asked).toBe(0);
    await user.hover(screen.getByRole('link', { name: 'The film' }));
    await waitFor(() => expect(asked).toBe(1));
    await user.click(screen.getByRole('link', { name: 'The film' }));
    await waitFor(() => expect(screen.getByText('40 startups, a film')).toBeVisible());
    expect(asked).toBe(1);
  });

  it('is followed by a page that is completed later after a timeout', async () => {
    const { go } = await openDrawn('/list', []);
    const slow = deferred();
    answers = [() => slow.promise.then(() => HttpResponse.json(site))];
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await go('/film');
    await act(() => jest.advanceTimersByTimeAsync(PROGRAMME_TIMEOUT_MS));
    expect(document.title).toContain('/film');
    expect(screen.getByText('no startups, no film')).toBeVisible();
    jest.useRealTimers();

    await act(async () => slow.resolve());
    expect(await screen.findByText('40 startups, a film')).toBeVisible();
    expect(asked).toBe(1);
  });

  it('is followed by a page without them after a failure, and the next page fetches again', async () => {
    const { go } = await openDrawn('/list', []);
    answers = [() => HttpResponse.error()];
    await go('/film');
    await waitFor(() => expect(asked).toBe(1));
    expect(await screen.findByText('no startups, no film')).toBeVisible();
    await go('/other');
    expect(await screen.findByText('40 startups, a film')).toBeVisible();
    expect(asked).toBe(2);
  });
});
