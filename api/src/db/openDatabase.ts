import type { OpenDatabase } from './database';

/** The part of the api's configuration that names a database. */
interface DatabaseConfig {
  /** The embedded one in `dataDir` where there is none. */
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databaseReadUrls: string[];
  databasePool: number;
  dataDir: string;
}

/**
 * Opens the configured database.
 * @param migrates applies all migrations; without it the schema stays as it is
 */
export async function openDatabase(config: DatabaseConfig, migrates = true): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded');
    return openEmbedded(config.dataDir, migrates);
  }
  const { openServer } = await import('./server');
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: connections } = config;
  return openServer({ url, directUrl, connections, readUrls: config.databaseReadUrls }, migrates);
}
