import { LoadError } from './errorClass';

/** Longer names and messages say nothing new. */
const MAX_NAME = 60;
const MAX_MESSAGE = 200;
/** More frames of a stack are the libraries' below our code. */
const MAX_FRAMES = 10;

/** `remote/release/file.js:line:column`, in the stacks of every engine. */
const FRAME = /[\w-]+\/\d+\.\d+\.\d+-[\w.-]+\/[\w.-]+\.js:\d+:\d+/g;

/**
 * What is reported of something that was thrown. Of its stack only where it came through our releases,
 * topmost first: the rest may hold words and addresses.
 */
export function describeError(error: unknown) {
  const { name = 'unknown', message = error } = (error ?? {}) as Partial<Error>;
  const thrown = (error instanceof LoadError ? error.thrown : error) as Partial<Error> | undefined;
  return {
    errorClass: textOf(name).slice(0, MAX_NAME),
    message: textOf(message).replace(/\s+/g, ' ').slice(0, MAX_MESSAGE),
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
