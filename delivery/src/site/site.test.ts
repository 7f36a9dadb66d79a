import { readEdgeSettings } from '../env';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { memoryBucket } from '../testing/memoryBucket';
import { beginSite, writeSite } from './writeSite';

const ANA = { by: 'ana', reason: 'test' };
const ROUTES = [{ path: '/x' }];
const { config } = readEdgeSettings({
  PUBLIC_URL: 'https://www.example.org',
  API_URL: 'https://api.example.org',
});

describe('a bucket behind a plain static host', () => {
  it('is the whole product, as files', async () => {
    const bucket = await memoryBucket();
    const store = openStore(bucket.url);
    const file = async (path: string) => fetch(bucket.site + path);
    const remote = (id: string) => fakeRelease({ name: 'remote-x', id, routes: ROUTES });

    expect(await writeSite(store)).toBeUndefined();
    expect(await beginSite(store, config)).toBeUndefined();
    await publish(store, [fakeShell(), remote('1.0.0-aaaaaaaa')], ANA);
    expect(await writeSite(store)).toBe(1);

    const page = await file('/index.html');
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain('"apiBase":"https://api.example.org/api"');
    expect(html).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;/,
    );
    expect(html).not.toContain('frame-ancestors');
    const sources = [...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src!);
    expect(sources).not.toEqual([]);
    for (const src of sources) expect((await file(src)).status).toBe(200);
    expect((await file('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await file('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');

    const robots = await (await file('/robots.txt')).text();
    expect(robots).toContain('Disallow: /my\n');
    expect(robots).not.toContain('Sitemap'); // it has none

    const change = await file('/.well-known/change-password');
    expect(change.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await change.text()).toContain('content="0; url=/account/change-password"');
    const contact = await file('/.well-known/security.txt');
    expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await contact.text()).toContain('Contact: https://www.example.org/contact\nExpires: 2');

    await publish(store, [remote('1.0.1-bbbbbbbb')], ANA);
    await publish(store, [remote('1.0.2-cccccccc')], ANA, { canary: 50 });
    expect(await writeSite(store)).toBe(3);
    const next = await (await file('/index.html')).text();
    expect(blockOf(html, 'deployment')).toBeUndefined();
    expect(JSON.stringify(blockOf(next, 'registry'))).not.toContain('1.0.2-cccccccc');
    expect(blockOf(next, 'deployment')).toMatchObject({
      revision: 3,
      remotes: { 'remote-x': { canary: { percent: 50, release: { id: '1.0.2-cccccccc' } } } },
    });
    expect(next).not.toContain('"by"');
    await bucket.stop();
  });
});

function blockOf(html: string, id: string): object | undefined {
  const [, text] = new RegExp(`id="${id}">(.*?)</script>`).exec(html) ?? [];
  return text && JSON.parse(text);
}
