import { reportStep, secondsSinceStart } from 'server-kit/bin/progress.mjs';
import { printAddresses } from './setup/printAddresses';
import { withCluster } from './setup/withCluster';

/** Runs until it is stopped; processes that exit in between are restarted. */
export const run = () =>
  withCluster({ report: reportStep }, async ({ cluster, ports }) => {
    printAddresses(ports, cluster.folder);
    console.log(`Ready: http://localhost:${ports.site} (after ${secondsSinceStart()} s)`);
    await new Promise(() => undefined);
  });
