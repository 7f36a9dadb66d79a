import { LoadError } from './errorClass';

const MAX_NAME_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 200;
/** Deeper frames belong to libraries. */
const MAX_FRAMES = 10;

/**
 * `remote/release/file.js:line:column`, in the stacks of every engine. The name is bounded, so that a long text is
 * read once; a lookbehind would do the same, but Safari before 16.4 has none.
 */
const FRAME = /[\w-]{1,64}\/\d+\.\d+\.\d+-[\w.-]+\/[\w.-]+\.js:\d+:\d+/g;

/**
 * Returns the report of a thrown value. It includes only stack frames in our releases, topmost first: the rest may
 * contain text and addresses.
 */
export function describeError(error: unknown) {
  const { name = 'unknown', message = error } = (error ?? {}) as Partial<Error>;
  const thrown = (error instanceof LoadError ? error.thrown : error) as Partial<Error> | undefined;
  return {
    errorClass: textOf(name).slice(0, MAX_NAME_LENGTH),
    message: textOf(message).replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH),
    frames: textOf(thrown?.stack).match(FRAME)?.slice(0, MAX_FRAMES),
  };
}

/** Any value can be thrown, also one that cannot be converted to text. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '';
  }
}
