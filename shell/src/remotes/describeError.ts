import { LoadError } from './errorClass';

const MAX_NAME_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 200;
/** Deeper frames are those of libraries. */
const MAX_FRAMES = 10;

/** `remote/release/file.js:line:column`, in the stacks of every engine. */
const FRAME = /(?<![\w-])[\w-]+\/\d+\.\d+\.\d+-[\w.-]+\/[\w.-]+\.js:\d+:\d+/g;

/**
 * What is reported of something that was thrown. Of its stack only where it came through our releases,
 * topmost first: the rest may hold words and addresses.
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

/** Anything can be thrown, also what is no text and cannot become one. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '';
  }
}
