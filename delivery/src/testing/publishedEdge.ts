import type { ReleaseFile } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { buildEdge } from '../edge/app';
import { BOUNDS, type Bounds } from '../edge/calls/bounds';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from './fakeReleases';
import { quietSettings } from './quietSettings';

interface Remote {
  routes: ReleaseFile['provides']['routes'];
  /** Text of its server build. */
  server?: string;
}

/**
 * An edge over its own store, in which a shell and `remote-x` 1.0.0-aaaaaaaa are published.
 * @param env variables in addition to its own data folder
 */
export async function publishedEdge(
  remote: Remote,
  env: NodeJS.ProcessEnv = {},
  bounds: Partial<Bounds> = {},
): Promise<FastifyInstance> {
  const settings = quietSettings(env);
  const store = openStore(settings.storeUrl);
  const release = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', ...remote });
  await publish(store, [fakeShell(), release], { by: 'test', reason: 'test' });
  return buildEdge(settings, store, { ...BOUNDS, ...bounds });
}
