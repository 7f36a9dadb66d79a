import { Cluster } from './Cluster';
import type { Machine } from './machine';
import { choosePorts, type Ports } from './ports';
import { findPrograms, type Programs } from './programs';
import { type ClusterPlan, startAll } from './startAll';

export interface ReadyCluster {
  cluster: Cluster;
  ports: Ports;
  programs: Programs;
  /** The variables of every process of the product. */
  variables: NodeJS.ProcessEnv;
}

interface Plan extends ClusterPlan {
  /** Runs on the folders of the databases before they are filled. */
  prepare?(folder: (name: string) => string): void;
  /** Runs after everything has stopped, before folders are deleted. */
  tidy?(): void;
}

/**
 * Starts a cluster, and stops all of it when the work is done, fails, or this process is stopped.
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
    (name) => console.error(`${name} exited and is started again.`),
  );
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
  const whole = async () => {
    plan.prepare?.((name) => cluster.makeFolder(name));
    const variables = await startAll(cluster, programs, ports, plan);
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

/** Moves the last database to the machine, which cannot reach our loopback addresses. */
function setApart({ databases }: Ports, { address, hostAddress }: Machine): void {
  for (const node of databases) node.host = node === databases.at(-1) ? address : hostAddress;
}
