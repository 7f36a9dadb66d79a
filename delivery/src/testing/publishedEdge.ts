import type { ReleaseFile } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { buildEdge } from '../edge/app';
import { BOUNDS, type Bounds } from '../edge/calls/bounds';
import { readEdgeSettings } from '../env';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from './fakeReleases';

interface Remote {
  routes: ReleaseFile['provides']['routes'];
  /** Text of its server build. */
  server?: string;
}

/**
 * An edge over a store of its own, in which a shell and `remote-x` 1.0.0-aaaaaaaa are published.
 * @param env besides a folder that nobody else has
 */
export async function publishedEdge(
  remote: Remote,
  env: NodeJS.ProcessEnv = {},
  bounds: Partial<Bounds> = {},
): Promise<FastifyInstance> {
  const own = { DATA_DIR: temporaryFolder('edge'), LOG_LEVEL: 'silent' };
  const settings = readEdgeSettings({ ...own, ...env });
  const store = openStore(settings.storeUrl);
  const release = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', ...remote });
  await publish(store, [fakeShell(), release], { by: 'test', reason: 'test' });
  return buildEdge(settings, store, { ...BOUNDS, ...bounds });
}
