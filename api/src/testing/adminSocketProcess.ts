import { openAdminSocket } from '../admin/socket';
import { readConfig } from '../app/env';
import { openDatabase } from '../db/openDatabase';
import { createDeps } from '../server/createDeps';

/**
 * Performs `npm run admin` for callers with hundreds of calls: with a database server each would be a process. It
 * listens in DATA_DIR, like an api that owns its database.
 */
async function main() {
  const config = readConfig();
  const database = await openDatabase(config, false);
  const close = await openAdminSocket(createDeps(config, database));
  process.on('SIGTERM', () => void close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
