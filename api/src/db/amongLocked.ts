import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Like `inArray`, for rows selected with `for update skip locked`. `in (select … limit 1)` is unsafe there: the planner
 * may run the inner query once per outer row, and each run skips the rows locked before, so one statement locks many
 * rows. An array is evaluated once.
 */
export const amongLocked = (column: Column, rows: SQLWrapper): SQL =>
  sql`${column} = any(array(${rows}))`;
