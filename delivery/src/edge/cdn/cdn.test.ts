import { keepKeyring } from 'server-kit/keyring';
import { staffPasses } from 'server-kit/staff-pass';
import { rollBack } from '../../deploy/changes';
import { revise } from '../../store/revisions';
import { fakeCdn } from '../../testing/fakeCdn';
import { siteBehindCache } from '../../testing/siteBehindCache';

const PATHS = ['/', '/counted', '/startups'];

let cdn: Awaited<ReturnType<typeof fakeCdn>>;
let site: Awaited<ReturnType<typeof siteBehindCache>>;
beforeAll(async () => {
  cdn = await fakeCdn();
  const CDN_URL = `${cdn.address.replace('http://', 'fastly://service:token@')}?tls=off`;
  site = await siteBehindCache(PATHS, { CDN_URL });
  cdn.origin = `http://127.0.0.1:${site.port}`;
});
afterAll(async () => {
  await site.stop();
  cdn.stop();
});

const visit = async (path: string, cookie = '') => {
  const answer = await fetch(cdn.address + path, { headers: { cookie } });
  const isStored = answer.headers.get('x-cache') === 'HIT';
  return { body: await answer.text(), headers: answer.headers, isStored };
};

/** Requests the page until it is as expected; only the test's time limit ends it, so that a slow machine does not. */
async function until(
  path: string,
  is: (seen: Awaited<ReturnType<typeof visit>>) => boolean,
  cookie = '',
) {
  for (;;) {
    const seen = await visit(path, cookie);
    if (is(seen)) return seen;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
const untilStored = (path: string, cookie = '') => until(path, ({ isStored }) => isStored, cookie);

describe('a guest', () => {
  it('gets a document that was rendered for earlier guests, which no browser stores', async () => {
    const { headers } = await untilStored('/startups');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('surrogate-key')).toBe('documents startup:12');
    // A ticket counts for one visit, so each visit requests its own.
    expect(headers.get('server-timing')).toBe('ticket');
  });

  it.each([
    ['nobody’s page', '/nowhere'],
    ['a link with a secret', '/reset-password?token=secret'],
    ['a preview', '/startups?mfe=remote-x@1.0.0-zzzzzzzz'],
    ['a file', '/x.js'],
    ['what is composed for this browser', '/registry.json'],
    ['a parameter that the page does not read', '/found?n=1'],
    ['any parameter of a page that the browser renders', '/drawn?n=1'],
    ['more parameters than a page may read', `/found?search=${'x'.repeat(400)}`],
  ])('gets %s from an edge each time', async (_what, path) => {
    await visit(path);
    expect((await visit(path)).isStored).toBe(false);
  });

  it('gets a page from the cache for the query parameters that the page reads', async () => {
    await untilStored('/found?search=tea');
    await untilStored('/drawn');
  });
});

it('a visitor with a session gets nothing stored, and leaves nothing in the cache', async () => {
  const session = '__Host-session=abc';
  await site.edge.inject('/');
  const own = await visit('/counted?member', session);
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect(own.headers.get('server-timing')).toMatch(/^ticket;desc="/);
  expect((await visit('/counted?member', session)).isStored).toBe(false);
  expect((await visit('/counted?member')).isStored).toBe(false);
  await untilStored('/counted?member');
  expect((await visit('/counted?member', session)).isStored).toBe(false);
});

describe('however the cache is configured', () => {
  const pass = () => staffPasses(keepKeyring(site.dataDir)).issue(Date.now() + 600_000);
  it.each([
    ['a browser in which a shell did not start', () => 'mfe_failed.1.0.0-5e11aaaa=1'],
    ['one of staff', () => `__Host-staff=${pass()}`],
    ['a member', () => '__Host-session=abc'],
  ])('%s gets a private document', async (_who, cookie) => {
    await untilStored('/startups');
    const headers = { cookie: cookie() };
    const answer = await site.edge.inject({ url: '/startups', headers });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['surrogate-key']).toBeUndefined();
  });
});

it('a change is visible to the next guest, whoever made it, and other documents stay cached', async () => {
  const { body } = await untilStored('/counted');
  site.change('startup:13');
  site.change('startup:12');
  await until('/counted', (seen) => seen.body !== body);
  expect(cdn.purges.flat()).toContain('startup:12');
});

it('a published or withdrawn release is visible to the next guest', async () => {
  await untilStored('/startups');
  await site.publish('1.1.0-bbbbbbbb');
  await until('/startups', ({ body }) => body.includes('drawn by 1.1.0-bbbbbbbb'));
});

describe('during a canary', () => {
  beforeAll(() => site.publish('1.2.0-cccccccc', 50));
  const cookieOf = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');

  /** A new browser that gets the expected release. */
  async function browser(release: string): Promise<string> {
    const seen = await until(
      '/',
      (one) => one.body.includes(`drawn by ${release}`) && cookieOf(one) !== '',
    );
    return cookieOf(seen);
  }

  it('each share has its own documents, and nobody gets those of the other', async () => {
    const [canary, stable] = [await browser('1.2.0-cccccccc'), await browser('1.1.0-bbbbbbbb')];
    expect(canary).toMatch(/mfe_visitor=.*mfe_share=/);
    expect((await untilStored('/', canary)).body).toContain('drawn by 1.2.0-cccccccc');
    expect((await untilStored('/', stable)).body).toContain('drawn by 1.1.0-bbbbbbbb');
    // A purge is repeated and may happen between two visits; then another new browser tries.
    for (let isStored = false; !isStored; ) {
      await untilStored('/', canary);
      ({ isStored } = await visit('/', await browser('1.2.0-cccccccc')));
    }
  });

  it('nobody can store their document under the name of the other share', async () => {
    const [canary, stable] = [await browser('1.2.0-cccccccc'), await browser('1.1.0-bbbbbbbb')];
    const [, name] = /(mfe_visitor=[^;]*)/.exec(canary)!;
    const [, share] = /(mfe_share=[^;]*)/.exec(stable)!;
    const { headers } = await visit('/startups?forged', `${name}; ${share}`);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const { headers: unnamed } = await visit('/startups?forged', share);
    expect(unnamed.get('cache-control')).toBe('private, no-cache');
    const [, own] = /(mfe_share=[^;]*)/.exec(canary)!;
    // The cache reads one of two cookies, depending on their spelling.
    for (const both of [`a=b;${share}; ${name}; ${own}`, `${own};\t${share}; ${name}`]) {
      const answer = await site.edge.inject({ url: '/startups', headers: { cookie: both } });
      expect([both, answer.headers['cache-control']]).toEqual([both, 'private, no-cache']);
    }
  });

  it('a withdrawn canary is purged, and browsers lose its name', async () => {
    const canary = await browser('1.2.0-cccccccc');
    await untilStored('/', canary);
    await revise(site.store, { by: 'ana', reason: 'test' }, rollBack('remote-x'));
    await until('/', ({ body }) => body.includes('drawn by 1.1.0-bbbbbbbb'), canary);
    await until(
      '/',
      ({ headers }) => /mfe_share=;.*Max-Age=0/.test(headers.get('set-cookie') ?? ''),
      canary,
    );
    await untilStored('/');
  });
});

it('while purging fails nothing more is stored; later it is', async () => {
  await untilStored('/startups');
  cdn.isDown = true;
  site.change('startup:12');
  // Documents are stored until the first failure is known, so each attempt uses another address.
  let address = '/startups?0';
  const isPrivate = async () =>
    /private/.test((await visit(address)).headers.get('cache-control') ?? '');
  for (let n = 1; !(await isPrivate()); n += 1) address = `/startups?${n}`;
  const { body } = await site.edge.inject('/edge/metrics');
  expect(body).toMatch(/^edge_cdn_purges_total\{result="failed"} [1-9]/m);
  cdn.isDown = false;
  await untilStored(address);
});

it('without a cache, documents have the same headers as before', async () => {
  const plain = await siteBehindCache(PATHS, {});
  const { headers } = await plain.edge.inject('/startups');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['surrogate-key']).toBeUndefined();
  expect(headers['server-timing']).toMatch(/^ticket;desc="/);
  await plain.stop();
});
