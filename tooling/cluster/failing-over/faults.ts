import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { waitUntilReady } from '../../start/waitUntilReady';
import type { Machine } from '../setup/machine';
import { numbered } from '../setup/ports';
import { type Kind, readyUrl } from '../setup/product';
import type { Supervised } from '../setup/Supervised';
import { untilUp } from '../setup/untilUp';
import type { ReadyCluster } from '../setup/withCluster';
import type { Databases } from './databases';
import { fillDisk, freeDisk } from './disk';

export interface Fault {
  name: string;
  /** Sets up what it needs, before the measurement begins. */
  prepare?(): Promise<void>;
  /** Causes the fault; resolves when it is over. */
  happen(): Promise<void>;
}

const FAULT_DURATION_MS = 30_000;
/** How long an overloaded process does nothing: longer than two checks take; then it responds for a moment. */
const SLOW_MS = 2_600;
const RESPONDING_MS = 400;
/** Between two processes of one kind. */
const KILL_INTERVAL_MS = 3_000;

interface Scene extends ReadyCluster {
  databases: Databases;
  machine: Machine;
}

export function allFaults({ cluster, ports, databases, machine }: Scene): Fault[] {
  const find = (name: string) => cluster.find(name);
  const cutOff = ports.databases.at(-1)!.name;

  const kill = (title: string, ...names: string[]): Fault => ({
    name: `${title} killed`,
    async happen() {
      for (const name of names) {
        find(name).signal('SIGKILL');
        await sleep(KILL_INTERVAL_MS);
        await untilReady(name);
        await sleep(KILL_INTERVAL_MS);
      }
    },
  });
  const hang = (title: string, name: string): Fault => ({
    name: `${title} hangs for 30 s`,
    happen: () => freeze(find(name)),
  });
  /** A fault of the database with a certain role. */
  const database = (
    title: string,
    of: () => Promise<string | undefined>,
    happen: (one: Supervised) => Promise<void>,
  ): Fault => ({ name: title, happen: async () => happen(find(await theOne(of))) });

  async function untilReady(name: string) {
    const [kind, number] = name.split('-') as [Kind, string];
    const port = { api: ports.apis, edge: ports.edges }[kind]?.[Number(number) - 1];
    if (!port) return;
    await waitUntilReady(readyUrl(kind, port));
    await untilUp(ports, name);
  }

  const away = async (one: Supervised) => {
    await one.lose();
    await sleep(FAULT_DURATION_MS);
    one.comeBack();
  };
  const cut = async () => {
    machine.cut();
    await sleep(FAULT_DURATION_MS);
    machine.mend();
  };
  const folderOf = (name: string) => join(cluster.folder, name);

  return [
    database('machine of the primary away for 30 s', databases.leader, away),
    database('primary killed, and started again at once', databases.leader, async (one) =>
      one.signal('SIGKILL'),
    ),
    database('primary hangs for 30 s', databases.leader, freeze),
    database('synchronous replica away for 30 s', databases.synchronous, away),
    database('synchronous replica hangs for 30 s', databases.synchronous, freeze),
    database('other replica hangs for 30 s', databases.asynchronous, freeze),
    database('disk of the primary full for 30 s', databases.leader, async ({ name }) => {
      fillDisk(folderOf(name));
      await sleep(FAULT_DURATION_MS);
      freeDisk(folderOf(name));
    }),
    {
      name: 'network of the primary cut for 30 s',
      prepare: () => databases.makeLeader(cutOff),
      happen: cut,
    },
    {
      name: 'network between primary and replica cut for 30 s',
      prepare: async () => {
        if ((await databases.leader()) === cutOff)
          await databases.makeLeader((await databases.synchronous())!);
      },
      happen: cut,
    },
    kill('each api', ...numbered(ports.apis.length, 'api')),
    hang('an api', 'api-1'),
    kill('each edge', ...numbered(ports.edges.length, 'edge')),
    hang('an edge', 'edge-1'),
    kill('each pooler', ...numbered(ports.poolers.length, 'pooler')),
    hang('a pooler', 'pooler-1'),
    kill('Redis', 'redis'),
    hang('Redis', 'redis'),
    kill('the store', 'store'),
    hang('the store', 'store'),
    database('an etcd away for 30 s', async () => 'etcd-1', away),
    hang('an etcd', 'etcd-2'),
    {
      name: 'every api and edge slower than its check for 30 s',
      async happen() {
        const slow = [
          ...numbered(ports.apis.length, 'api'),
          ...numbered(ports.edges.length, 'edge'),
        ];
        for (let passed = 0; passed < FAULT_DURATION_MS; passed += SLOW_MS + RESPONDING_MS) {
          const goOn = slow.map((name) => find(name).freeze());
          await sleep(SLOW_MS);
          for (const each of goOn) each();
          await sleep(RESPONDING_MS);
        }
      },
    },
    kill('each HAProxy', ...numbered(ports.balancers.length, 'haproxy')),
  ];
}

async function freeze(one: Supervised) {
  const goOn = one.freeze();
  await sleep(FAULT_DURATION_MS);
  goOn();
}

/** Waits for a database with a role, and returns its name. */
async function theOne(of: () => Promise<string | undefined>): Promise<string> {
  for (;;) {
    const name = await of();
    if (name !== undefined) return name;
    await sleep(200);
  }
}
