/** An error whose message is a fixed sentence for the log and contains nothing that a person sent. */
export class OperatorError extends Error {}

type Fields = Record<string, unknown>;

const MAX_CAUSES = 4;
const MAX_FRAMES = 12;
const PLAIN_VALUE = /^[\w.-]{1,80}$/;

/** Set by dependencies from fixed texts, so they contain no personal data. */
const CODE_FIELDS = ['code', 'syscall', 'errno', 'statusCode', 'responseCode', 'command', 'port'];
/** Fields of PostgreSQL errors. Not message and detail, which quote the row. */
const DATABASE_FIELDS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'];

/**
 * The loggable part of an error: its kind, its code, its place in the code. The message is left out because it may
 * quote input: a failed statement quotes its parameters, a parser its input, a mail server the recipient. Only the
 * message of an OperatorError is kept.
 */
export function describeError(error: unknown, depth = 0): Fields {
  if (!isError(error)) return { type: typeof error };
  const { name, stack, cause, query } = error as Error & Fields;
  const known = [...CODE_FIELDS, ...DATABASE_FIELDS].map((key) => [
    key,
    (error as unknown as Fields)[key],
  ]);
  return {
    type: error.constructor.name || name,
    ...(error instanceof OperatorError && { message: error.message }),
    ...Object.fromEntries(known.filter(([, value]) => isWord(value))),
    // Statements contain placeholders instead of values.
    ...(typeof query === 'string' && { statement: withoutValues(query) }),
    stack: frames(stack),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

/** Also true for errors of another realm: a database in WebAssembly, code in a context of its own. */
export function isError(value: unknown): value is Error {
  const { message, stack } = (value ?? {}) as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
}

const isWord = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && PLAIN_VALUE.test(value));

/** Removes literals from a statement. Today they are our own, but nothing guarantees that. */
const withoutValues = (query: string) => query.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, 1_000);

/** The stack lines that name a place. The first lines repeat the message, which may have several. */
function frames(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) =>
      /^\s+at (?:[\w.<>[\] ]+ \()?(?:file:|node:|\/|[A-Z]:\\)[^?#]*:\d+:\d+\)?$/.test(line),
    )
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
