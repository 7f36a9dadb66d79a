import { or, type SQL, sql } from 'drizzle-orm';
import { searchTerms, wordPatterns } from '../../modules/startups/searchText';

/** Requires every word of a search in a normalized text; undefined without words. */
export function containsAll(column: SQL, search: string | undefined): SQL | undefined {
  const conditions = searchTerms(search ?? '').map((word) =>
    or(...wordPatterns(word).map((pattern) => sql`${column} like ${pattern}`)),
  );
  return conditions.length === 0 ? undefined : sql.join(conditions as SQL[], sql` and `);
}

/** A yes/no filter; undefined when left out. */
export function whether(answer: 'yes' | 'no' | undefined, condition: SQL): SQL | undefined {
  if (answer === undefined) return undefined;
  return answer === 'yes' ? condition : sql`not ${condition}`;
}
