import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { migratedDump } from './migratedDump';
import { templateServer } from './templateServer';

/** One folder and one migrated database for all workers: PGlite, or PostgreSQL with TEST_POSTGRES=1. */
// biome-ignore lint/style/noDefaultExport: Jest asks for a default export
export default async function globalSetup() {
  process.env.TEST_FOLDER = temporaryFolder('jest');
  if (process.env.TEST_POSTGRES) process.env.TEST_SERVER = await templateServer();
  else process.env.TEST_DUMP = await migratedDump();
}
