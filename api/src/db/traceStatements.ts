import type { PGlite } from '@electric-sql/pglite';
import { isTracing, openSpan } from 'server-kit/tracing';

const MAX_STATEMENT_LENGTH = 2_000; // characters

type Ask = (...args: never[]) => unknown;

/**
 * Runs a query in a span that has the statement without its values.
 * @param args as pg and PGlite take them: a text or a query, values, and perhaps a callback
 */
export function traceStatement(args: unknown[], ask: (args: unknown[]) => unknown): unknown {
  const span = openSpan('SQL', 'client', {
    'db.query.text': textOf(args[0]).slice(0, MAX_STATEMENT_LENGTH),
  });
  if (!span) return ask(args);
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callback = (error: unknown, ...rest: unknown[]) => {
      span.end(Boolean(error));
      last(error, ...rest);
    };
    return ask([...args.slice(0, -1), callback]);
  }
  const answer = ask(args);
  if (answer instanceof Promise) {
    answer.then(
      () => span.end(false),
      () => span.end(true),
    );
  }
  return answer;
}

/** Traces queries of the embedded database, also in transactions. */
export function traceEmbedded(client: PGlite): PGlite {
  if (!isTracing()) return client;
  const { transaction } = client;
  trace(client);
  client.transaction = (work) => transaction.call(client, (tx) => work(trace(tx))) as never;
  return client;
}

function trace<Asked extends { query: Ask }>(asked: Asked): Asked {
  const query = asked.query as (...args: unknown[]) => unknown;
  asked.query = ((...args: unknown[]) =>
    traceStatement(args, (all) => query.apply(asked, all))) as Asked['query'];
  return asked;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string } | null)?.text ?? '');
