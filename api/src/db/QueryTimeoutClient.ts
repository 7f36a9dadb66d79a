import { Client, type PoolClient } from 'pg';

import { traceStatement } from './traceStatements';

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

/** The message of pg when a statement exceeds `query_timeout`. */
const TOO_LATE = 'Query read timeout';

/**
 * A connection that closes after the first statement that times out. Otherwise it would return to the pool while that
 * statement, and perhaps a transaction, still runs on it.
 */
export class QueryTimeoutClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has eight signatures for it
  override query(...args: any[]): any {
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback: Callback = (error, ...rest) => {
        this.endIfLate(error);
        last(error, ...rest);
      };
      return this.ask([...args.slice(0, -1), callback]);
    }
    const answer = this.ask(args);
    if (answer instanceof Promise)
      answer.catch((error) => {
        this.endIfLate(error);
        if (isBegin(args[0])) (this as unknown as PoolClient).release(true);
      });
    return answer;
  }

  protected ask(args: unknown[]): unknown {
    return traceStatement(args, (all) => (super.query as (...each: unknown[]) => unknown)(...all));
  }

  private endIfLate(error: Error | undefined) {
    if (error?.message === TOO_LATE) this.connection.stream.destroy();
  }
}

/**
 * Drizzle 0.45 sends `begin` outside of the block that releases the connection. Each failed `begin` would leak a
 * connection of the pool, and after ten of them the process could not recover from an outage.
 */
function isBegin(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  return text?.startsWith('begin') ?? false;
}

/**
 * Same for a pooler in transaction mode (PgBouncer before 1.21). A statement prepared by name on one connection is
 * unknown on the next, so none has a name.
 */
export class PooledClient extends QueryTimeoutClient {
  protected override ask([query, ...rest]: unknown[]): unknown {
    const isNamed = typeof query === 'object' && query !== null && 'name' in query;
    return super.ask([isNamed ? { ...query, name: undefined } : query, ...rest]);
  }
}
