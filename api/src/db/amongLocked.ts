import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Like `inArray`, for rows that are taken with `for update skip locked`. `in (select … limit 1)` is
 * not safe there: the planner may run the inner query once for each outer row, and each run skips
 * what the run before took, so one statement takes many rows. An array is made once.
 */
export const amongLocked = (column: Column, rows: SQLWrapper): SQL =>
  sql`${column} = any(array(${rows}))`;
