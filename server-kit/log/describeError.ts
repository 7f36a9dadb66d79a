/** An error whose message is a sentence of ours for the log: nothing in it was sent by a person. */
export class OperatorError extends Error {}

type Fields = Record<string, unknown>;

const MAX_CAUSES = 4;
const MAX_FRAMES = 12;
const PLAIN_VALUE = /^[\w.-]{1,80}$/;

/** Set by dependencies from fixed texts, so they hold no personal data. */
const CODE_FIELDS = ['code', 'syscall', 'errno', 'statusCode', 'responseCode', 'command', 'port'];
/** Of PostgreSQL errors. Not message and detail, which quote the row. */
const DATABASE_FIELDS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'];

/**
 * An error as a log may hold it: what kind, which code, where in the code. Its message is left out,
 * since it may quote what somebody sent: a failed statement its parameters, a parser its input, a
 * mail server the recipient. Only a message that says it is for operators stays.
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
    // Statements have placeholders where the values go.
    ...(typeof query === 'string' && { statement: withoutValues(query) }),
    stack: frames(stack),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

/** Also one of another realm: a database that runs in WebAssembly, code in a context of its own. */
export function isError(value: unknown): value is Error {
  const { message, stack } = (value ?? {}) as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
}

const isWord = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && PLAIN_VALUE.test(value));

/** Literals in a statement are our own, but nothing says that they stay so. */
const withoutValues = (query: string) => query.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, 1_000);

/** The lines that name a place. The first ones repeat the message, which may have several. */
function frames(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) =>
      /^\s+at (?:[\w.<>[\] ]+ \()?(?:file:|node:|\/|[A-Z]:\\)[^?#]*:\d+:\d+\)?$/.test(line),
    )
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
