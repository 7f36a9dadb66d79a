import { conflict } from '../../../app/httpError';
import type { Database } from '../../../db/database';
import { searchColumns } from '../../../modules/startups/searchText';
import { startupQueries } from '../startups/startups.queries';

/**
 * Prevents duplicates when a file is imported twice: a second startup of the same name needs its own slug (rule 11.9).
 * @throws 409 when there is a startup of this name
 */
export async function requireNewName(db: Database, name: string): Promise<void> {
  const { searchName } = searchColumns({ name, industry: '', description: '' });
  const known = await startupQueries(db).named(searchName);
  if (!known) return;
  throw conflict(
    `A startup called '${known.name}' already exists (${known.slug}). If this is another one, please give it its own slug.`,
  );
}
