import { gzipSync } from 'node:zlib';
import type { ReleaseFolder } from 'contract/release';
import type { ReleaseError } from 'contract/wire/releaseErrors.contract';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { openStore, type Store } from '../store/store';
import { type Mapping, mapOf, withMaps } from '../testing/fakeMaps';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { describeErrors } from './describeErrors';
import { groupErrors } from './groupErrors';
import { mapsReader } from './releaseMaps';

const [OLD, NEW, BARE] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'];
const FEED = 'remote-x/src/pages/Feed.tsx';
const LINE = '  const name = update.author.name;';
const LIBRARY = 'node_modules/react-dom/index.js';
const remote = (id: string) => fakeRelease({ name: 'remote-x', id });

/** A release whose script has a page with this source line, and a library called by it. */
function built(id: string, sourceLine: number, column: number): ReleaseFolder {
  const text = `${'// above\n'.repeat(sourceLine)}${LINE}\n`;
  const at: Mapping[] = [
    [0, 1, 4, 0],
    [column, 0, sourceLine, 15],
  ];
  const map = mapOf({ [FEED]: text, [LIBRARY]: '' }, [at]);
  return withMaps(remote(id), { 'page.22222222.js': { map, inserted: [] } });
}

let store: Store;
beforeEach(() => {
  store = openStore(temporaryFolder('store'));
});
async function deploy(...folders: ReleaseFolder[]) {
  await publish(store, [fakeShell()], { by: 'ana', reason: 'test' });
  for (const one of folders) await publish(store, [one], { by: 'ana', reason: 'test' });
}

const reported = (id: string, column: number, more: Partial<ReleaseError> = {}): ReleaseError => ({
  remote: 'remote-x',
  id,
  phase: 'render',
  errorClass: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: [`remote-x/${id}/page.22222222.js:1:${column}`],
  failures: 2,
  people: 1,
  total: 3,
  routes: ['/x'],
  references: [],
  firstAt: '2026-11-20T10:00:00.000Z',
  lastAt: '2026-11-20T11:00:00.000Z',
  ...more,
});
const grouped = (...errors: ReleaseError[]) => groupErrors(errors, mapsReader(store));

describe('errors', () => {
  it('of one source line form one group, wherever the line moved and in whichever release', async () => {
    await deploy(built(OLD, 3, 100), built(NEW, 40, 2000));
    const later = { firstAt: '2026-11-21T10:00:00.000Z', lastAt: '2026-11-21T11:00:00.000Z' };
    const groups = await grouped(
      reported(OLD, 105, { references: ['VQ-0001-1120'] }),
      reported(NEW, 2001, { ...later, routes: ['/y'], references: ['VQ-0002-1121'] }),
      reported(NEW, 2001, { errorClass: 'RangeError', failures: 1 }),
    );

    expect(groups).toMatchObject([
      {
        packageName: 'remote-x',
        errorClass: 'TypeError',
        failures: 4,
        people: 2,
        total: 6,
        top: { place: { source: FEED, line: 41, column: 16, code: LINE.trim() } },
        routes: ['/x', '/y'],
        references: ['VQ-0002-1121', 'VQ-0001-1120'],
        first: { id: OLD, at: '2026-11-20T10:00:00.000Z' },
        last: { id: NEW, at: '2026-11-21T11:00:00.000Z' },
      },
      { errorClass: 'RangeError' },
    ]);
    expect(describeErrors(groups.slice(0, 1), true)).toBe(
      `remote-x  TypeError: Cannot read properties of undefined
  ${FEED}:41:16  ${LINE.trim()}
  4 pages, 2 people; 6 pages since it was first seen; on /x, /y; first ${OLD} 2026-11-20T10:00:00.000Z, last ${NEW} 2026-11-21T11:00:00.000Z; VQ-0002-1121 VQ-0001-1120
    at ${FEED}:41:16`,
    );
  });

  it('thrown by a library are attributed to our line that called it', async () => {
    await deploy(built(OLD, 3, 100));
    const frames = [1, 105].map((column) => `remote-x/${OLD}/page.22222222.js:1:${column}`);
    const [group] = await grouped(reported(OLD, 0, { frames }));
    expect(group?.top?.place?.source).toBe(FEED);
    expect(group?.stack.map(({ place }) => place?.source)).toEqual([LIBRARY, FEED]);
  });

  it('of a release without maps, or of none, are shown with the browser’s positions', async () => {
    await deploy(remote(BARE));
    const groups = await grouped(
      reported(BARE, 7),
      reported('9.9.9-ffffffff', 8),
      reported(BARE, 0, { frames: [], phase: 'load', errorClass: 'gone', message: null }),
    );
    const copy = describeErrors(groups, true);
    expect(copy).toContain(`at remote-x/${BARE}/page.22222222.js:1:7 (no source map)`);
    expect(copy).toContain('remote-x/9.9.9-ffffffff/page.22222222.js:1:8 (no source map)');
    expect(copy).toContain('remote-x  did not load: gone');
  });

  it('in the script that loads the others are mapped in spite of the inserted hashes', async () => {
    const map = mapOf({ [FEED]: `${LINE}\n` }, [
      [
        [0, 0, 9, 0],
        [50, 0, 0, 15],
      ],
    ]);
    const inserted = [{ line: 1, column: 40, by: 900 }];
    await deploy(withMaps(remote(OLD), { 'page.22222222.js': { map, inserted } }));
    const lines = await Promise.all(
      [30, 500, 951, 960].map(async (column) => (await grouped(reported(OLD, column)))[0]),
    );
    expect(lines.map((group) => group?.top?.place?.line)).toEqual([10, 1, 1, 1]);
  });
});

describe('a forged source map', () => {
  const control = '\u001b[2J\u009b31m\u202e';
  const odd = mapOf({ [`webpack://x/../../../etc/${control}passwd`]: `${control}<b>\u2028line` }, [
    [[0, 0, 0, 0]],
  ]);
  const files = { 'page.22222222.js': { map: odd, inserted: [] } };

  it('has no effect on a terminal, and opens nothing', async () => {
    await deploy(withMaps(remote(OLD), files));
    const groups = await grouped(reported(OLD, 5));
    expect(groups[0]?.top?.place?.source).toBe('etc/ [2J 31m passwd');
    const shown = describeErrors(groups, true) + JSON.stringify(groups);
    expect(shown).not.toMatch(/[^\P{C}\n]|\p{Zl}/u);
  });

  it.each<[string, Buffer]>([
    ['no gzip', Buffer.from('hello')],
    ['of 200 MB', gzipSync(Buffer.alloc(200_000_000, ' '))],
    ['no map', gzipSync('{"schema":1,"files":[]}')],
    ['of another kind', gzipSync(JSON.stringify({ schema: 2, files }))],
    [
      'named after a prototype',
      gzipSync(JSON.stringify({ schema: 1, files }).replace('page.22222222.js', '__proto__')),
    ],
    [
      'unreadable',
      gzipSync(
        JSON.stringify({
          schema: 1,
          files: { 'page.22222222.js': { map: { ...odd, mappings: '!!!' }, inserted: [] } },
        }),
      ),
    ],
    [
      'of sources that are not there',
      gzipSync(
        JSON.stringify({
          schema: 1,
          files: { 'page.22222222.js': { map: { ...odd, sources: [] }, inserted: [] } },
        }),
      ),
    ],
  ])('that is %s only leaves its own positions unmapped', async (_what, bytes) => {
    await deploy(withMaps(remote(OLD), files, bytes));
    expect((await grouped(reported(OLD, 5)))[0]?.top).toEqual({
      raw: `remote-x/${OLD}/page.22222222.js:1:5`,
    });
  });

  it('that replaces the published one is not trusted', async () => {
    await deploy(withMaps(remote(OLD), files));
    await store.replace(`maps/remote-x/${OLD}.json.gz`, gzipSync('{"schema":1,"files":{}}'));
    expect((await grouped(reported(OLD, 5)))[0]?.top?.place).toBeUndefined();
  });
});
