import type { Config } from '../app/env';
import type { OpenDatabase } from './database';

/** Opens what the configuration names, with all migrations applied. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded');
    return openEmbedded(config.dataDir);
  }
  const { openServer } = await import('./server');
  return openServer(config.databaseUrl);
}
