import { reportStep, secondsSinceStart } from 'server-kit/bin/progress.mjs';
import { printAddresses } from './setup/printAddresses';
import { withCluster } from './setup/withCluster';

/** Runs until it is told to stop; what ends meanwhile is started again. */
export const run = () =>
  withCluster({ report: reportStep }, async ({ cluster, ports }) => {
    printAddresses(ports, cluster.folder);
    console.log(`Ready: http://localhost:${ports.site} (after ${secondsSinceStart()} s)`);
    await new Promise(() => undefined);
  });
