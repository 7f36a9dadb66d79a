import { compress } from './compress';
import { describeRelease } from './describeRelease';
import { sealFiles } from './sealFiles';

const PAGE = Buffer.from(`page ${'x'.repeat(1000)}`);
const browser = new Map([
  ['remoteEntry.00000000.js', Buffer.from('i="@@SRI_MAP@@"[name]')],
  ['836.js', Buffer.from('contents')],
  ['common.js', Buffer.from('common')],
  ['15.js', PAGE],
]);
const server = Buffer.from('server');

describe('the description of a release', () => {
  it('lists the scripts of each address, and their size', () => {
    const sealed = sealFiles(browser, server);
    const release = describeRelease({
      manifest: { name: 'remote-x', version: '1.2.0', peerDependencies: { react: '^19.3.1' } },
      built: {
        browser,
        maps: new Map(),
        server,
        chunks: {
          entries: { remote_x: ['remoteEntry.00000000.js'] },
          imports: { './src/routes.tsx': ['836.js'], './pages/Team': ['common.js', '15.js'] },
        },
      },
      sealed,
      routes: [{ path: '/team', title: 'Team', pageModule: './pages/Team' }],
      shared: { react: '19.3.1', '@module-federation/runtime-core': '2.9.2' },
      compressed: new Map([['15.js', compress('15.js', PAGE)]]),
    });

    expect(release).toMatchObject({
      id: `1.2.0-${sealed.sha}`,
      container: `remote_x__1_2_0_${sealed.sha}`,
      entry: sealed.entry,
      initial: [],
      preload: { '/team': ['836.js', 'common.js', '15.js'] },
      provides: { routes: [{ path: '/team', title: 'Team' }] },
      requires: { react: '^19.3.1', '@module-federation/runtime-core': '^2.9.2' },
    });
    expect(release.provides).not.toHaveProperty('shared');
    expect(release.files['15.js']).toMatchObject({ bytes: PAGE.length, gzip: expect.any(Number) });
    expect(release.files['15.js']!.brotli).toBeLessThan(100);
    expect(release.files).not.toHaveProperty('server.cjs');
  });
});
