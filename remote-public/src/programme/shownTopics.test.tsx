/** @jest-environment node */

import type { SiteTopic } from 'contract/wire/publicProgramme.contract';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import {
  AppTheme,
  api,
  DEFAULT_CONFIG,
  LiveContentContext,
  makeStore,
  Provider,
  type RemoteRoute,
} from 'shared-ui';
import {
  aProgramme,
  aStartup,
  aStartupCard,
  aUser,
  limitSite,
  withSeason,
} from 'shared-ui/testing';

import { routes } from '../routes';

/** A programme in which no text is empty. */
const PROGRAMME = aProgramme(
  withSeason({
    teaser: 'Season 3 is coming',
    teaser_text: 'Soon.',
    teaser_note: 'Wait.',
    startup_form: 'startups',
    mentor_form: 'mentors',
  }),
);
const PERSON = { ...aUser({ id: 2 }), startups: [aStartupCard()] };

/** The season names the forms. */
const FORMS = { script: 'https://forms.example/x.js', startupForm: '', mentorForm: '' };

/** Before, within and after the application window, with and without forms. */
const MOMENTS = ['2024-01-01', '2024-12-01', '2025-03-01'].flatMap((day) =>
  [FORMS, null].map((formWidget) => ({ renderedAt: Date.parse(day), formWidget })),
);

/** Prerenders a route's page with these topics of the programme; all topics when undefined. */
async function prerendered(
  { path, sample = path as `/${string}`, page, data, head }: RemoteRoute,
  moment: (typeof MOMENTS)[number],
  topics: readonly SiteTopic[] | undefined,
) {
  const { formWidget, renderedAt } = moment;
  const store = makeStore({ clock: { renderedAt }, config: { ...DEFAULT_CONFIG, formWidget } });
  const { site, landing, legal } = PROGRAMME;
  const value = topics ? limitSite(site, topics) : site;
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'readSite', arg: undefined, value },
      { endpointName: 'readLanding', arg: undefined, value: landing },
      { endpointName: 'readLegal', arg: undefined, value: legal },
      { endpointName: 'getPublicStartup', arg: { slug: 'zrno' }, value: { data: aStartup() } },
      { endpointName: 'getPublicUser', arg: { userId: '2' }, value: { data: PERSON } },
    ] as never),
  );
  const Page = await page.load();
  if (path === '/faq') await data?.(store, {}, new URLSearchParams());
  const html = renderToString(
    <Provider store={store}>
      <AppTheme>
        <LiveContentContext value={() => {}}>
          <StaticRouter location={sample}>
            <Routes>
              <Route path={path} element={<Page />} />
            </Routes>
          </StaticRouter>
        </LiveContentContext>
      </AppTheme>
    </Provider>,
  );
  return { html, head: head?.(store.getState(), {}) };
}

/** Rule 1.43. */
describe('a page that is prerendered again only when the data it shows changes', () => {
  it.each(routes)('$path needs only the programme topics that it declares', async (route) => {
    for (const moment of MOMENTS) {
      const whole = await prerendered(route, moment, undefined);
      expect(await prerendered(route, moment, route.programme)).toEqual(whole);
    }
  });

  it.each(routes.flatMap((route) => (route.programme ?? []).map((topic) => ({ route, topic }))))(
    '$route.path needs its topic $topic',
    async ({ route, topic }) => {
      const without = route.programme!.filter((one) => one !== topic);
      const differs = async (moment: (typeof MOMENTS)[number]) =>
        JSON.stringify(await prerendered(route, moment, without)) !==
        JSON.stringify(await prerendered(route, moment, undefined));
      const differing = await Promise.all(MOMENTS.map(differs));
      expect(differing).toContain(true);
    },
  );
});
