import { Client } from 'pg';

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

/** What pg says when a statement was not answered within `query_timeout`. */
const TOO_LATE = 'Query read timeout';

/**
 * A connection that ends with the first statement that is not answered in time. Left open it would
 * go back to the pool with that statement, and perhaps a transaction, still running on it.
 */
export class ImpatientClient extends Client {
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
    if (answer instanceof Promise) answer.catch((error) => this.endIfLate(error));
    return answer;
  }

  private ask(args: unknown[]) {
    return (super.query as (...all: unknown[]) => unknown)(...args);
  }

  private endIfLate(error: Error | undefined) {
    if (error?.message === TOO_LATE) this.connection.stream.destroy();
  }
}
