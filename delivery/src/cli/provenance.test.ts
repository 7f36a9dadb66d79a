import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provenance, ReleaseFolder } from 'contract/release';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { runMfe } from '../testing/runMfe';
import { COMMANDS } from './commands';

const ID = '1.1.0-bbbbbbbb';
const OF_A_COMMIT: Provenance = {
  commit: '41fd5c18'.repeat(5),
  dirty: false,
  builder: 'ci',
  lockfile: 'sha384-lock',
  sbom: 'sha384-sbom',
};
const own = process.env;
let folder: string;
let release: ReleaseFolder;

/** Publishes a remote from a checkout with the given provenance, with its own environment. */
async function publishRemote(provenance: Provenance, variables: NodeJS.ProcessEnv = {}) {
  process.env = {
    PATH: own.PATH,
    DATA_DIR: join(folder, 'data'),
    STORE_URL: join(folder, 'store'),
    ...variables,
  };
  const line = ['remote-x', '--no-smoke', '--by', 'ana', '--reason', 'clearer words'];
  await COMMANDS.publish!.run(line, {
    build: async () => [release],
    provenance: async () => provenance,
  });
  const file = join(folder, `store/releases/remote-x/${ID}/passed.json`);
  return JSON.parse(JSON.parse(readFileSync(file, 'utf8')).statement) as { by: string };
}

beforeEach(async () => {
  for (const stream of ['log', 'error'] as const)
    jest.spyOn(console, stream).mockImplementation(() => {});
  folder = temporaryFolder('provenance');
  release = fakeRelease({ name: 'remote-x', id: ID });
  const old = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa' });
  const why = { by: 'whoever', reason: 'test' };
  await publish(openStore(join(folder, 'store')), [fakeShell(), old], why);
});
afterEach(() => {
  process.env = own;
  jest.restoreAllMocks();
});

it('a release records its commit, lockfile and bill of materials, its builder and the time', async () => {
  expect(await publishRemote(OF_A_COMMIT)).toMatchObject({
    name: 'remote-x',
    id: ID,
    by: 'ana',
    tried: false,
    provenance: { ...OF_A_COMMIT, builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  });
});

describe('a checkout with uncommitted files', () => {
  const dirty = { ...OF_A_COMMIT, dirty: true };

  it('is published to a local store, and the release records it', async () => {
    expect(await publishRemote(dirty)).toMatchObject({ provenance: { dirty: true } });
  });

  it('publishes nothing in production', async () => {
    const publishing = publishRemote(dirty, { NODE_ENV: 'production' });
    await expect(publishing).rejects.toThrow('only committed code can be published');
    await expect(publishing).rejects.toThrow('commit first');
  });

  it('publishes nothing where teams sign', async () => {
    const keys = { MFE_TRUST: join(folder, 'trust.json'), MFE_KEY_FILE: join(folder, 'ana.key') };
    const env = { PATH: own.PATH, DATA_DIR: folder, STORE_URL: join(folder, 'store'), ...keys };
    const shown = (await runMfe(['keys', 'new'], env)).split(' ').pop()!;
    await runMfe(['keys', 'add', 'remote-x', 'ana', shown], env);

    await expect(publishRemote(dirty, keys)).rejects.toThrow('only committed code');
    expect(await publishRemote(OF_A_COMMIT, keys)).toMatchObject({ by: 'ana@remote-x' });
  });
});
