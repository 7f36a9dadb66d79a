import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseFile, ReleaseFolder } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

interface Input {
  name: string;
  id: string;
  routes?: ReleaseFile['provides']['routes'];
  /** Text of the server build. */
  server?: string;
  requires?: Record<string, string>;
  /** Libraries that a shell provides, by name. */
  shared?: Record<string, string>;
}

/** A sealed release with one script, made without webpack: its texts contain the release's id. */
export function fakeRelease(input: Input): ReleaseFolder {
  const { name, id, routes = [], server = remoteServer(id), requires = {}, shared } = input;
  const dir = join(temporaryFolder('release'), id);
  const entry = 'remoteEntry.11111111.js';
  const script = `console.log('${name} ${id}');${' '.repeat(600)}`;
  const release: ReleaseFile = {
    schema: 1,
    name,
    id,
    version: id.split('-')[0]!,
    container: `${name}__${id}`.replace(/\W/g, '_'),
    entry,
    initial: name === 'shell' ? [entry] : [],
    preload: Object.fromEntries(routes.map(({ path }) => [path, ['page.22222222.js']])),
    provides: { routes, ...(shared && { shared }) },
    requires,
    files: {
      [entry]: described(script),
      'page.22222222.js': described(script),
    },
    server: { integrity: integrityOf(server), bytes: server.length },
  };
  mkdirSync(dir);
  const packed = { '': script, '.br': brotliCompressSync(script), '.gz': gzipSync(script) };
  for (const file of Object.keys(release.files)) {
    for (const [ending, content] of Object.entries(packed)) {
      writeFileSync(join(dir, file + ending), content);
    }
  }
  writeFileSync(join(dir, 'server.cjs'), server);
  writeFileSync(join(dir, 'release.json'), JSON.stringify(release));
  return { dir, release };
}

const described = (script: string) => ({
  integrity: integrityOf(script),
  bytes: script.length,
  brotli: brotliCompressSync(script).length,
  gzip: gzipSync(script).length,
});

/**
 * A shell whose server build renders the texts of its remotes' pages.
 * @param more code that runs at the end of it
 */
export function fakeShell(id = '1.0.0-5e11aaaa', react = '19.3.1', more = ''): ReleaseFolder {
  const routes = [{ path: '/login' }];
  const server = SHELL_SERVER + more;
  return fakeRelease({ name: 'shell', id, routes, server, shared: { react } });
}

/** A remote's server build: the page shows its release. */
export function remoteServer(id: string): string {
  return `const { word } = require('shared-ui/core');
    exports.routes = [{ draw: (url) => '<h1>' + word + ' ${id} ' + url + '</h1><img src="@@RELEASE_BASE@@x.svg">' }];`;
}

const SHELL_SERVER = `
  exports.shared = { 'shared-ui/core': { word: 'drawn by' } };
  exports.fonts = ['@@RELEASE_BASE@@latin.woff2'];
  exports.configure = async () => {};
  let drawn = 0;
  exports.render = async ({ url, load, config }) => {
    const path = url.split('?')[0];
    if (path === '/boom') throw new Error('boom');
    if (path === '/loop') for (;;);
    if (path === '/slow') await new Promise(() => {}); // slower than any limit
    if (path === '/old') return { status: 301, location: '/new', html: '', css: '', head: { title: '' }, state: {} };
    const stray = ['/nowhere', '/%25'].includes(path);
    return {
      status: stray || path === '/none' ? 404 : 200,
      html: stray ? '' : path === '/counted' ? String(++drawn) : await load('remote-x').routes[0].draw(url),
      about: ['startup:12'],
      ...(path === '/live' && { live: true }),
      css: '<style>h1{color:red}</style>',
      head: { title: 'A <title>', description: 'Words', canonicalPath: path },
      state: { text: '</script>' },
    };
  };`;
