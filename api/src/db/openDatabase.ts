import type { Config } from '../app/env';
import type { OpenDatabase } from './database';

/**
 * Opens what the configuration names.
 * @param migrates applies all migrations; without it the schema is taken as it is
 */
export async function openDatabase(
  config: Pick<
    Config,
    'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrls' | 'databasePool' | 'dataDir'
  >,
  migrates = true,
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded');
    return openEmbedded(config.dataDir, migrates);
  }
  const { openServer } = await import('./server');
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: connections } = config;
  return openServer({ url, directUrl, connections, readUrls: config.databaseReadUrls }, migrates);
}
