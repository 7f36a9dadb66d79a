import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from 'server-kit/integrity';
import { toStable } from '../deploy/changes';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { recordPassed } from '../releases/passed';
import { revise } from '../store/revisions';
import { toRelease } from '../store/slots';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { trustedTeams } from '../testing/trustedTeams';
import { buildEdge } from './app';

const WHY = { by: 'ana', reason: 'test' };
const [FIRST, NEXT] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const CHUNK = 'page.22222222.js';
const ROUTES = [{ path: '/x' }];
const aRemote = (name: string, id: string) => fakeRelease({ name, id, routes: ROUTES });

const OTHER = fakeRelease({ name: 'remote-y', id: FIRST, routes: [{ path: '/y' }] });

let edge: FastifyInstance;
let store: Store;

/** Two remotes are deployed; the key belongs to the owner of the first one. */
beforeEach(async () => {
  const settings = quietSettings();
  const { all, reader } = trustedTeams(['all'], 1);
  store = { ...openStore(settings.storeUrl), guard: all };
  await publish(store, [fakeShell(), aRemote('remote-x', FIRST), OTHER], WHY);
  edge = await buildEdge(settings, { ...store, guard: reader });
});
afterEach(() => edge.close());

/** A change made without `mfe` by somebody with a key: it writes a release into the store and makes it stable. */
async function deployByHand(change: (made: ReleaseFile) => Partial<ReleaseFile>): Promise<void> {
  const { dir, release } = aRemote('remote-x', NEXT);
  const prefix = `releases/remote-x/${NEXT}/`;
  const file = { ...release, ...change(release) };
  const text = JSON.stringify(file);
  for (const name of readdirSync(dir))
    await store.create(prefix + name, readFileSync(join(dir, name)));
  await store.replace(`${prefix}release.json`, text);
  await recordPassed(store, { name: 'remote-x', id: NEXT, by: 'ana', tried: true });
  const named = { ...toRelease({ ...file, id: NEXT }, integrityOf(text)) };
  await revise(store, WHY, toStable('remote-x', named));
}

it('files are verified against the release that owns them, whatever another release.json claims', async () => {
  await deployByHand(() => ({ ...OTHER.release, provides: { routes: ROUTES } }));
  await store.replace(`releases/remote-x/${NEXT}/${CHUNK}`, 'fetch("https://evil.example")');

  expect((await edge.inject(`/releases/remote-x/${NEXT}/${CHUNK}`)).statusCode).toBe(404);
  expect((await edge.inject(`/releases/remote-x/${FIRST}/${CHUNK}`)).statusCode).toBe(200);
  const { trouble } = (await edge.inject('/edge/health')).json() as { trouble: string };
  expect(trouble).toContain(
    `remote-x ${NEXT} cannot be read: its release.json is that of remote-y ${FIRST}`,
  );
  expect((await verify(store, 1)).join()).toContain(`that of remote-y ${FIRST}`);
});

it.each<[string, (made: ReleaseFile) => Partial<ReleaseFile>]>([
  ['its entry', () => ({ entry: `../../remote-y/${FIRST}/remoteEntry.11111111.js` })],
  ['what it preloads', () => ({ preload: { '/x': [`../../remote-y/${FIRST}/${CHUNK}`] } })],
  [
    'its files',
    ({ files }) => ({ files: { ...files, [`../../remote-y/${FIRST}/${CHUNK}`]: files[CHUNK]! } }),
  ],
])('a release that takes %s from the folder of another one is refused', async (_what, change) => {
  await deployByHand((made) => {
    const { files, ...others } = { ...made, ...change(made) };
    const entry = files[others.entry] ?? files[made.entry]!;
    return { ...others, files: { ...files, [others.entry]: entry } };
  });

  const { body } = await edge.inject('/x');
  expect(body).not.toContain(`../remote-y`);
  const { trouble } = (await edge.inject('/edge/health')).json() as { trouble: string };
  expect(trouble).toMatch(/remote-x (1\.1\.0-bbbbbbbb )?cannot be read/);
});
