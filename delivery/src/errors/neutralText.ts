const MAX_LENGTH = 200; // characters

/**
 * Text that is harmless in a terminal and on a page: one line without control characters and direction marks. It was
 * written by the author of the release, who may not be the reader.
 */
export const neutralText = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
