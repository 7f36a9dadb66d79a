import { sql } from 'drizzle-orm';
import { OperatorError } from 'server-kit/log';
import type { Database } from './database';
import { rowsOf } from './rows';

/** A pooler does not pass these on from a connection, so the role must have them. */
const SERVER_TIMEOUTS = {
  lock_timeout: '3s',
  statement_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
};

/** What to set when a pooler dropped the settings of the connection. */
export const POOLER_IN_BETWEEN =
  'DATABASE_URL leads to a pooler, which does not pass timeouts on. Set DATABASE_DIRECT_URL to the server behind it.';

/**
 * @param asked what the connection requested, milliseconds; undefined behind a pooler, where it requests nothing
 * @throws OperatorError with instructions
 */
export async function requireDeadlines(
  db: Pick<Database, 'execute'>,
  asked: number | undefined,
): Promise<void> {
  const rows = await rowsOf(
    db,
    sql`select name, setting, current_user as role from pg_settings where name in (${TIMEOUT_NAMES})`,
  );
  const statement = rows.find(({ name }) => name === 'statement_timeout')?.setting;
  if (asked !== undefined && statement !== String(asked))
    throw new OperatorError(POOLER_IN_BETWEEN);
  const missing = rows.filter(({ setting }) => setting === '0').map(({ name }) => String(name));
  if (missing.length === 0) return;
  const mend = missing.map(
    (name) =>
      `alter role ${rows[0]!.role} set ${name} = '${SERVER_TIMEOUTS[name as keyof typeof SERVER_TIMEOUTS]}';`,
  );
  throw new OperatorError(
    `Behind the pooler of DATABASE_URL hanging queries would never end: the server has no ${missing.join(', ')}. ` +
      `Run in psql: ${mend.join(' ')}`,
  );
}

const TIMEOUT_NAMES = sql.join(
  Object.keys(SERVER_TIMEOUTS).map((name) => sql`${name}`),
  sql`, `,
);
