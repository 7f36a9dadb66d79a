import type { Slot } from 'contract/registry';
import type { Trial, Visit } from 'contract/trial';
import { keepKeyring } from 'server-kit/keyring';
import { STAFF_COOKIE, staffPasses } from 'server-kit/staff-pass';
import { type ApiDescription, readDescription } from '../../api/description';
import { toStable } from '../../deploy/changes';
import { buildEdge } from '../../edge/app';
import { openEdgeStore } from '../../edge/openEdgeStore';
import type { EdgeSettings } from '../../env';
import type { Deployment } from '../../store/revisions';
import { toRelease } from '../../store/slots';
import { releaseSetOf, type Smoke } from '../passChecks';
import type { CheckFailure } from '../releaseSet';
import { SHAPES, type Shape } from './answer';
import { answeringApi } from './answeringApi';
import { type OpenPages, openPages } from './openPages';
import { overlay } from './overlay';
import { visitsFor } from './visits';

const NO_BROWSER =
  'was not tried: there is no browser on this machine. Install one (`npx playwright install ' +
  '--with-deps --only-shell chromium`) or name one in CHROMIUM_PATH; or publish with --no-smoke ' +
  'and a --reason, which the revision keeps.';

const NO_API =
  'was not tried: nobody has said which api is deployed, so nothing can be answered. Say it once with ' +
  '`mfe api publish <address>/api/docs`.';

/** Minimum, so that a slow machine fails no page of the trial. */
const MIN_RENDER_LIMIT_MS = 15_000;

/** Longer than any trial, in milliseconds. */
const PASS_LIFETIME_MS = 6 * 3_600_000;

/**
 * Tries releases together with the current ones of the other packages: edges on loopback ports, each with a mock api
 * that generates its responses from the deployed description, and a headless browser that opens their pages. Each
 * response shape has its own edge and api, so that no page waits for the others.
 */
export function smokeTest(settings: EdgeSettings, open: OpenPages = openPages): Smoke {
  return async (store, now, candidates, signal) => {
    const names = candidates.map(({ name }) => name);
    const next = candidates.reduce((made, one) => toStable(one.name, toRelease(one))(made), now);
    const wanted = alone(next);
    const { releaseSet } = await releaseSetOf(store, wanted);
    const visits = visitsFor([...releaseSet.values()], names);
    if (!wanted.shell || visits.length === 0) return [];

    if (!now.api) return candidates.map(({ name }) => failureOf(name, NO_API));

    const api = await readDescription(store, now.api);
    const starting = SHAPES.map((shape) => serveShape(shape, api, settings, wanted));
    const trial = Promise.all(starting).then(
      (products): Trial => ({
        origins: products.map(({ shape, origin }) => ({ shape, origin })),
        visits,
        reader: products[0]!.reader,
        cookie: { name: STAFF_COOKIE, value: staffPass(settings) },
      }),
    );
    try {
      const visited = await open(trial, signal); // the browser starts at the same time as the edges
      if (!visited) return candidates.map(({ name }) => failureOf(name, NO_BROWSER));
      return visited.flatMap(({ path, faults }) =>
        faults.map((fault) => failureOf(ownerOf(visits, path), sentenceOf(path, fault))),
      );
    } finally {
      const products = await Promise.allSettled(starting);
      for (const one of products) if (one.status === 'fulfilled') await one.value.close();
    }
  };
}

/** A whole product whose responses have one shape. */
async function serveShape(
  shape: Shape,
  description: ApiDescription,
  settings: EdgeSettings,
  wanted: Deployment,
) {
  const api = await answeringApi(description, shape);
  try {
    const edge = await serve({ ...settings, apiUrl: api.url }, wanted);
    const close = () => edge.close().finally(api.close);
    return { shape, origin: edge.listeningOrigin, reader: api.reader, close };
  } catch (error) {
    await api.close();
    throw error;
  }
}

/** Without fallback releases: a page that a candidate cannot render in time must not come from another release. */
function alone(now: Deployment): Deployment {
  const bare = ({ stable }: Slot): Slot => ({ stable });
  const remotes = Object.entries(now.remotes).map(([name, slot]) => [name, bare(slot)] as const);
  return {
    ...now,
    ...(now.shell && { shell: bare(now.shell) }),
    remotes: Object.fromEntries(remotes),
  };
}

/** As in production, but without third parties and https. */
async function serve(settings: EdgeSettings, wanted: Deployment) {
  const config = {
    ...settings.config,
    publicUrl: 'http://127.0.0.1',
    apiBase: '/api',
    authBase: '',
    analytics: null,
    adPixel: null,
    formWidget: null,
  };
  const store = overlay(openEdgeStore(settings), { ...wanted, base: '/releases/' });
  const renderLimit = Math.max(settings.renderLimit, MIN_RENDER_LIMIT_MS);
  const quiet = { ...settings, config, logLevel: 'silent' as const, underEdit: {}, renderLimit };
  const edge = await buildEdge(quiet, store);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return edge;
}

/** The user of the trial may also open staff pages. */
function staffPass({ appKeys, dataDir }: EdgeSettings): string {
  const keys = appKeys ?? keepKeyring(dataDir);
  return staffPasses(keys).issue(Date.now() + PASS_LIFETIME_MS);
}

const failureOf = (packageName: string, sentence: string): CheckFailure => ({
  check: 'smoke',
  packageName,
  sentence,
});

const ownerOf = (visits: readonly Visit[], path: string) =>
  visits.find((visit) => visit.path === path)?.remote ?? 'shell';

const sentenceOf = (path: string, fault: string) =>
  `at ${path}: expected a page without errors, found: ${fault}. Open it with \`npm run dev\` and mend it.`;
