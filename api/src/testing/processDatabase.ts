import path from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import type { OpenDatabase } from '../db/database';
import { drizzleEmbedded } from '../db/embedded';
import { connectServer, openTestDatabase } from './testDatabase';

/** An empty database for processes, which a test may open while none of them runs. */
export interface ProcessDatabase {
  /** Variables with its location, and the data folder. */
  env: NodeJS.ProcessEnv;
  open(): Promise<OpenDatabase>;
}

/** In its own folder, or the worker's database on the server. */
export async function processDatabase(): Promise<ProcessDatabase> {
  const dataDir = temporaryFolder('process');
  const { url } = globalThis.workerDatabase;
  if (url !== undefined) {
    await (await openTestDatabase()).close();
    const env = { DATA_DIR: dataDir, DATABASE_URL: url };
    return { env, open: async () => connectServer(url) };
  }
  const folder = path.join(dataDir, 'db');
  await (await globalThis.openFolder(folder, true)).close();
  const open = async () => {
    const client = await globalThis.openFolder(folder);
    return { db: drizzleEmbedded(client), close: () => client.close() };
  };
  return { env: { DATA_DIR: dataDir }, open };
}
