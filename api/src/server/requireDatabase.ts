import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../app/env';
import { notFound } from '../app/httpError';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Whether the database exists, because opening a missing embedded one would create it. */
export function hasDatabase({ databaseUrl, dataDir }: Where): boolean {
  if (databaseUrl !== undefined) return true;
  const folder = path.join(dataDir, 'db');
  return existsSync(path.join(folder, 'PG_VERSION')) && !existsSync(`${folder}.unfinished`);
}

/** For commands that only read. @throws 404 */
export function requireDatabase(where: Where): void {
  if (hasDatabase(where)) return;
  throw notFound(
    `There is no database in ${where.dataDir} yet: the product creates it when it starts. If it is in another folder, set DATA_DIR.`,
  );
}
