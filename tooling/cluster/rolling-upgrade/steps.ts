import { waitUntilReady } from '../../start/waitUntilReady';
import { type Kind, readyUrl, startProcess } from '../setup/product';
import { untilUp } from '../setup/untilUp';
import { publishApiOf, publishReleases, THIS_VERSION, type Version } from '../setup/version';
import type { ReadyCluster } from '../setup/withCluster';
import { agreeOnAddresses } from './agreeOnAddresses';
import { mfe } from './runIn';

interface Step {
  name: string;
  run(): Promise<void>;
}

/**
 * From the previous version to this one and back, in the order of docs/deploy.md: apis first, then the description of
 * their calls, then releases, then edges; and in reverse.
 * @param revision with the releases of the previous version
 */
export function upgradeSteps(ready: ReadyCluster, before: Version, revision: number): Step[] {
  const { ports, variables } = ready;
  const bucket = variables.STORE_URL!;
  const renew =
    (kind: Kind, index: number, { root }: Version) =>
    async () => {
      const name = `${kind}-${index + 1}`;
      const port = { api: ports.apis, edge: ports.edges }[kind][index]!;
      await ready.cluster.find(name).stop();
      startProcess(ready.cluster, kind, { name, port, shared: variables, root });
      await waitUntilReady(readyUrl(kind, port));
      await untilUp(ports, name);
    };
  const run = async (...args: string[]) => void (await mfe(variables, ...args));
  const apis = ports.apis.map((_, index) => index);
  const edges = ports.edges.map((_, index) => index);
  return [
    { name: 'all of the version before', run: async () => undefined },
    ...apis.map((index) => ({
      name: `api ${index + 1} renewed${index === 0 ? ', which migrates' : ''}`,
      run: renew('api', index, THIS_VERSION),
    })),
    { name: 'its api recorded', run: () => publishApiOf(bucket, ports.api) },
    { name: 'its new addresses agreed upon', run: () => agreeOnAddresses(variables) },
    { name: 'its releases published', run: () => publishReleases(bucket, THIS_VERSION) },
    ...edges.map((index) => ({
      name: `edge ${index + 1} renewed`,
      run: renew('edge', index, THIS_VERSION),
    })),
    ...edges.map((index) => ({
      name: `back: edge ${index + 1}`,
      run: renew('edge', index, before),
    })),
    {
      name: 'back: releases',
      run: () => run('rollback', '--revision', String(revision), '--force', '--reason', 'back'),
    },
    ...apis.map((index) => ({ name: `back: api ${index + 1}`, run: renew('api', index, before) })),
  ];
}
