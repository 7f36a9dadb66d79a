import { setTimeout as sleep } from 'node:timers/promises';

import type { OpenDatabase } from '../db/database';
import { openServer } from '../db/server';
import { type PausablePostgres, pausable } from './pausablePostgres';
import { type ReplicaServer, type ReplicatedServer, replicatedServer } from './replicaServer';
import { openKit, type TestKit } from './testApp';

/** The real app on a server that can hang, with public reads from two replicas. */
export interface ReplicatedKit {
  primary: ReplicatedServer & PausablePostgres;
  /** A test that removes a replica from this list must stop it. */
  replicas: ReplicaServer[];
  database: OpenDatabase;
  kit: TestKit;
  /** Waits until the app reads from both replicas, has seen them follow, and knows the primary's replication state. */
  untilBothFollow(): Promise<void>;
  /** The primary first, because a replica or the app may wait for it. */
  stop(): Promise<void>;
}

export async function replicatedKit(): Promise<ReplicatedKit> {
  const primary = pausable(await replicatedServer());
  const replicas: ReplicaServer[] = [];
  let kit: Awaited<ReturnType<typeof openKit>> | undefined;
  const stop = async () => {
    await primary.stop();
    await kit?.close();
    for (const replica of replicas) await replica.stop();
  };
  try {
    const url = `${primary.url}/postgres`;
    await (await openServer({ url })).close(); // creates all tables before the files are copied
    for (let at = 0; at < 2; at += 1) replicas.push(await primary.replicate());
    const readUrls = replicas.map((replica) => `${replica.url}/postgres`);
    const database = await openServer({ url, readUrls }, false);
    const opened = await openKit(database);
    kit = opened;
    const untilBothFollow = async () => {
      while (database.replicas!() !== 2 || database.followers!() !== 2) await sleep(20);
      await opened.get('/startups'); // a public read asks the primary for its position
    };
    return { primary, replicas, database, kit, untilBothFollow, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
