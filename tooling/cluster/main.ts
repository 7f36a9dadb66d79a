import { testBucket } from 'delivery/testing';

import { reportStep, secondsSinceStart } from 'server-kit/bin/progress.mjs';
import { Cluster } from './Cluster';
import { choosePorts } from './ports';
import { findPrograms } from './programs';
import { printAddresses, startAll } from './startAll';

/**
 * `npm run cluster`: the product as a popular evening needs it, on this machine: two edges and three
 * apis over the engines of Debian 12. Ctrl-C ends all of it and leaves nothing.
 */
async function main() {
  const programs = findPrograms();
  const ports = await choosePorts(process.env);
  const bucket = await testBucket();
  const cluster = new Cluster((name, said) => {
    console.error(`${name} ended; stopping the rest.\n${said}`);
    void stop(1);
  });
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= cluster
      .stop()
      .then(() => bucket.stop())
      .then(() => process.exit(code));
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }
  try {
    await startAll({ cluster, programs, ports, bucket: bucket.url, report: reportStep });
    if (stopping) return;
    printAddresses(ports, cluster.folder);
    console.log(`Ready: http://localhost:${ports.site} (after ${secondsSinceStart()} s)`);
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
