import type { FastifyInstance } from 'fastify';
import { localServer } from 'server-kit/testing/localServer';
import { publish } from '../../publish/publish';
import { openStore } from '../../store/store';
import { BAD_PAGES } from '../../testing/badPages';
import { fakeRelease } from '../../testing/fakeReleases';
import { quietSettings } from '../../testing/quietSettings';
import { buildEdge } from '../app';

const GOOD = '1.0.0-aaaaaaaa';
const BAD = '1.0.0-baaaaaad';
const OTHER = '1.0.0-0ddddddd';
/** A limit that even a busy machine does not reach, in milliseconds. */
const PATIENT = 60_000;
const AUTHOR = { by: 'test', reason: 'test' };

interface Outside {
  edge: FastifyInstance;
  reports: { remote: string; id: string; errorClass: string; phase: string; message: string }[];
  /** Stops both. */
  end(): Promise<void>;
}

/** An edge with a good release of remote-x, a bad one after it, and remote-y. */
async function outsideOf(renderLimit: number): Promise<Outside> {
  const reports: Outside['reports'] = [];
  const api = await localServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.url === '/api/beacons') reports.push(JSON.parse(body));
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const settings = quietSettings({
    API_PORT: String(api.port),
    RENDER_LIMIT_MS: String(renderLimit),
  });
  const store = openStore(settings.storeUrl);
  const routes = Object.keys(BAD_PAGES).map((path) => ({ path, prerender: true }));
  const pages = Object.entries(BAD_PAGES).map(
    ([path, body]) => `'${path}': async () => { ${body} }`,
  );
  const server = `const pages = { ${pages.join(',')} };
    exports.routes = [{ draw: (url) => pages[url.split('?')[0]]() }];`;
  const other = `exports.routes = [{ draw: () => 'drawn by ${OTHER}' }];`;
  const remote = { name: 'remote-x', routes };
  const shellServer = SHELL;
  await publish(
    store,
    [
      fakeRelease({ name: 'shell', id: '1.0.0-5e11aaaa', server: shellServer, routes: [] }),
      fakeRelease({ ...remote, id: GOOD }),
      fakeRelease({
        name: 'remote-y',
        id: OTHER,
        server: other,
        routes: [{ path: '/other', prerender: true }],
      }),
    ],
    AUTHOR,
  );
  await publish(store, [fakeRelease({ ...remote, id: BAD, server })], AUTHOR);
  const edge = await buildEdge(settings, store);
  await edge.inject('/');
  const end = async () => {
    await edge.close();
    await api.stop();
  };
  return { edge, reports, end };
}

const SHELL = `
  exports.shared = { 'shared-ui/core': { word: 'drawn by' } };
  exports.fonts = [];
  exports.configure = async () => {};
  exports.render = async ({ url, load }) => {
    const html = await load(url.startsWith('/other') ? 'remote-y' : 'remote-x').routes[0].draw(url);
    return { status: 200, html, css: '', head: { title: '' }, state: {}, about: [] };
  };`;

const rendered = async ({ edge }: Outside, url: string) => {
  const { headers, body } = await edge.inject(url);
  return { how: headers['x-rendered'], body };
};

/** The first candidate of remote-x for browsers. */
const first = async ({ edge }: Outside) =>
  (await edge.inject('/registry.json')).json().remotes['remote-x'].candidates[0].id;

async function until(holds: () => boolean | Promise<boolean>) {
  const end = Date.now() + 60_000; // otherwise a missing response would keep the process running
  while (!(await holds()) && Date.now() < end)
    await new Promise((resume) => setTimeout(resume, 20));
}

describe.each(['/objects', '/reads'])('a release that takes too much: %s', (path) => {
  let outside: Outside;
  beforeAll(async () => {
    outside = await outsideOf(PATIENT);
  });
  afterAll(() => outside.end());

  it('loses prerendering for its page, and affects no other remote', async () => {
    const [taken, other] = await Promise.all([
      rendered(outside, path),
      rendered(outside, '/other?beside'),
    ]);
    expect(taken.how).toBe('client');
    expect(other).toMatchObject({ how: 'prerendered', body: expect.stringContaining(OTHER) });
  });

  it('is reported with its name, and replaced by the previous one', async () => {
    await until(() => outside.reports.length > 0);
    expect(outside.reports).toEqual([
      expect.objectContaining({ remote: 'remote-x', id: BAD, errorClass: 'server' }),
    ]);
    expect(await first(outside)).toBe(GOOD);
    expect(await rendered(outside, '/')).toMatchObject({ body: expect.stringContaining(GOOD) });
  });
});

describe('a release with an endless loop', () => {
  it('is reported each time, and replaced at the third', async () => {
    const outside = await outsideOf(1_000);
    for (let n = 1; n <= 3; n += 1) {
      await until(
        async () => (await rendered(outside, `/?${n}=${Math.random()}`)).how === 'prerendered',
      );
      expect(await first(outside)).toBe(BAD);
      expect((await rendered(outside, `/loop?n=${n}`)).how).toBe('client');
      await until(() => outside.reports.length === n);
    }
    expect(outside.reports.map(({ id }) => id)).toEqual([BAD, BAD, BAD]);
    expect(await first(outside)).toBe(GOOD);
    await outside.end();
  });
});

describe('a release that survives', () => {
  let outside: Outside;
  beforeAll(async () => {
    outside = await outsideOf(PATIENT);
  });
  afterAll(() => outside.end());

  it.each(['/late', '/reject'])(
    'after %s renders the next page, and is reported once',
    async (path) => {
      for (const n of [1, 2]) {
        expect(await rendered(outside, `${path}?n=${n}`)).toMatchObject({ how: 'prerendered' });
      }
      await until(() => outside.reports.length > 0);
      expect(await rendered(outside, `/?after=${path}`)).toMatchObject({ how: 'prerendered' });
      expect(outside.reports).toEqual([expect.objectContaining({ id: BAD, phase: 'runtime' })]);
      expect(outside.reports[0]!.message).not.toContain('visitor');
      expect(await first(outside)).toBe(BAD);
    },
  );

  it('sends nothing to the edge by writing to the console', async () => {
    expect(await rendered(outside, '/noisy')).toMatchObject({ how: 'prerendered' });
  });

  it('leaves nothing in prototypes for the next page', async () => {
    expect((await rendered(outside, '/pollute')).body).toContain('polluting');
    const { body } = await rendered(outside, '/clean');
    expect(body).toContain('clean [[null,null,null,null,null,null]]function');
  });
});

// Elsewhere the time limit of a page is the only bound.
const linux = process.platform === 'linux' ? it : it.skip;

linux('typed arrays have a bound, too', async () => {
  const outside = await outsideOf(PATIENT);
  const { body } = await rendered(outside, '/arrays');
  expect(Number(/took (\d+)/.exec(body)?.[1] ?? 0)).toBeLessThan(448); // or it has exited
  await outside.end();
});
