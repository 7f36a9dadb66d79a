import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createLogger } from 'server-kit/log';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { readEdgeSettings } from '../env';
import { publish } from '../publish/publish';
import { revisionKey } from '../store/revisionKeys';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { memoryBucket } from '../testing/memoryBucket';
import { trustedTeams } from '../testing/trustedTeams';
import { newTrust, writeTrustFile } from '../trust/files';
import type { Guard } from '../trust/guard';
import { checkpointAt, type Trust } from '../trust/trust';
import { buildEdge } from './app';
import { openEdgeStore } from './openEdgeStore';

const WHY = { by: 'whoever', reason: 'test' };
const aRelease = (id: string) => fakeRelease({ name: 'remote-x', id, routes: [{ path: '/' }] });
const [ONE, TWO, THREE] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'];

let folder: string;
let storeUrl: string;
let open: Store;
let teams: ReturnType<typeof people>;
let edge: FastifyInstance | undefined;
let logged: string[];
const people = () => trustedTeams(['old@remote-x', 'new@remote-x', 'sam@shell']);
const as = (guard: Guard): Store => ({ ...open, guard });

beforeEach(async () => {
  logged = [];
  folder = temporaryFolder('edge');
  storeUrl = join(folder, 'store');
  await begin();
});

/** A product that existed before signing keys were introduced. */
async function begin(): Promise<void> {
  open = openStore(storeUrl);
  await publish(open, [fakeShell(), aRelease(ONE)], WHY);
  teams = people();
  teams.trust.checkpoint = await checkpoint(1);
  trust('old@remote-x', 'sam@shell');
}
afterEach(async () => {
  await edge?.close();
  edge = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts an edge, as after a restart of its machine, and returns the release it shows. */
async function shownAfterStart(): Promise<unknown> {
  await edge?.close();
  const settings = readEdgeSettings(env());
  const destination = { write: (line: string) => void logged.push(line) };
  const log = createLogger({ app: 'edge', level: 'warn', destination });
  edge = await buildEdge(settings, openEdgeStore(settings), undefined, log);
  return shown();
}

async function shown() {
  const { remotes } = (await edge!.inject('/registry.json')).json();
  return remotes?.['remote-x']?.candidates[0]?.id;
}
const health = async () => (await edge!.inject('/edge/health')).json();

describe('an edge', () => {
  it('accepts a person’s new key once it is in its list, and the old one no more after its removal', async () => {
    await publishBy('old@remote-x', TWO);
    expect(await shownAfterStart()).toBe(TWO);

    await publishBy('new@remote-x', THREE);
    expect(await shown()).toBe(TWO);
    expect((await health()).trouble).toContain('000003.json is not signed by a trusted key');
    trust('old@remote-x', 'new@remote-x', 'sam@shell');
    expect(await shownAfterStart()).toBe(THREE);

    // The person who removes the old key certifies the state at that moment.
    teams.trust.checkpoint = await checkpoint(3);
    trust('new@remote-x', 'sam@shell');
    expect(await shownAfterStart()).toBe(THREE);
    await publishBy('old@remote-x', '1.3.0-dddddddd');
    expect(await shownAfterStart()).toBe(THREE);
    expect((await health()).trouble).toContain('000004.json is not signed by a trusted key');
  });

  it('refuses a store that was reset while the edge was off', async () => {
    cpSync(join(folder, 'store'), join(folder, 'before'), { recursive: true });
    await publishBy('old@remote-x', TWO);
    expect(await shownAfterStart()).toBe(TWO);

    rmSync(join(folder, 'store'), { recursive: true });
    cpSync(join(folder, 'before'), join(folder, 'store'), { recursive: true });
    expect(await shown()).toBe(TWO); // a running edge knows the newer revision
    expect(await shownAfterStart()).toBeUndefined();
    expect((await edge!.inject('/edge/health')).statusCode).toBe(503);
    expect(logged.join()).toContain('Revision 2 was seen before, but the store has none');
    expect((await edge!.inject('/')).body).not.toContain(ONE);
  });

  it('reads a bucket again when an unsigned revision is replaced by one that a team signed', async () => {
    const bucket = await memoryBucket();
    storeUrl = bucket.url;
    await begin();
    await publish(open, [aRelease('6.6.6-66666666')], WHY);
    expect(await shownAfterStart()).toBe(ONE);
    await open.remove(revisionKey(2));
    await publishBy('old@remote-x', TWO);
    expect(await shownAfterStart()).toBe(TWO);
    await edge?.close();
    edge = undefined;
    await bucket.stop();
  });

  it.each<[string, (trust: Trust) => object, string | undefined]>([
    ['of another store', ({ keys }) => ({ ...newTrust(2), keys }), undefined],
    [
      'that vouches for another revision',
      (known) => ({ ...known, checkpoint: { revision: 1, hash: '0'.repeat(64) } }),
      undefined,
    ],
    [
      'with a right nobody knows',
      ({ keys, ...others }) => ({ ...others, keys: keys.map((key) => ({ ...key, only: 'all' })) }),
      'refused',
    ],
    ['that nobody is in', (known) => ({ ...known, keys: [] }), ONE],
    ['that goes back to an earlier point', (known) => known, TWO],
  ])('with a list of keys %s is on its own', async (_how, change, expected) => {
    await publishBy('old@remote-x', TWO);
    if (expected === TWO) expect(await shownAfterStart()).toBe(TWO);
    const { keys, ...others } = teams.trust;
    const own = keys.filter(({ person }) => person !== 'new');
    writeFileSync(join(folder, 'trust.json'), JSON.stringify(change({ ...others, keys: own })));
    const found = await shownAfterStart().catch(() => 'refused');
    expect(found).toBe(expected);
  });
});

const env = () => ({
  DATA_DIR: join(folder, 'data'),
  STORE_URL: storeUrl,
  LOG_LEVEL: 'silent',
  MFE_TRUST: join(folder, 'trust.json'),
});

/** Everybody who is trusted from now on, with the agreed checkpoint. */
function trust(...names: string[]): void {
  const keys = teams.trust.keys.filter(({ person, team }) => names.includes(`${person}@${team}`));
  writeTrustFile(join(folder, 'trust.json'), { ...teams.trust, keys });
}

const checkpoint = async (revision: number) =>
  checkpointAt(revision, (await open.read(revisionKey(revision)))!);

/** Each person's own machine trusts that person. */
const publishBy = (name: 'old@remote-x' | 'new@remote-x', id: string) =>
  publish(as(teams[name]), [aRelease(id)], WHY);
