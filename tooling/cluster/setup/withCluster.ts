import { Cluster } from './Cluster';
import type { Machine } from './machine';
import { choosePorts, type Ports } from './ports';
import { findPrograms, type Programs } from './programs';
import { startAll } from './startAll';
import type { Version } from './version';

/** A cluster that is ready. */
export interface ReadyCluster {
  cluster: Cluster;
  ports: Ports;
  programs: Programs;
  /** What every process of the product was given. */
  variables: NodeJS.ProcessEnv;
}

interface Plan {
  report(step: string): void;
  /** The last database gets it for itself. */
  machine?: Machine;
  variables?: NodeJS.ProcessEnv;
  /** How long a process may take to say that it can be used; a second when left out. */
  checkSeconds?: number;
  /** What runs; this checkout when left out. */
  version?: Version;
  /** Done with the folders of the databases before anything is in them. */
  prepare?(folder: (name: string) => string): void;
  /** Done once everything has ended, before folders are removed. */
  tidy?(): void;
}

/**
 * Starts a cluster, and ends all of it when the work is done, fails, or this process is told to stop.
 * @returns 0, or 1 when something failed
 */
export async function withCluster(
  plan: Plan,
  work: (ready: ReadyCluster) => Promise<void>,
): Promise<number> {
  const programs = findPrograms();
  const ports = await choosePorts(process.env);
  if (plan.machine) setApart(ports, plan.machine);
  let fail!: (error: Error) => void;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const cluster = new Cluster(
    (name, output) => fail(new Error(`${name} ended; stopping the rest.\n${output}`)),
    (name) => console.error(`${name} ended, and is started again.`),
  );
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
  const whole = async () => {
    plan.prepare?.((name) => cluster.makeFolder(name));
    const variables = await startAll({ ...plan, cluster, programs, ports });
    await work({ cluster, ports, programs, variables });
  };
  try {
    await Promise.race([whole(), failed, ended]);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await cluster.stop(plan.tidy);
  }
}

/** The last database lives on the machine, where nobody knows our loopback. */
function setApart({ databases }: Ports, { address, hostAddress }: Machine): void {
  for (const node of databases) node.host = node === databases.at(-1) ? address : hostAddress;
}
