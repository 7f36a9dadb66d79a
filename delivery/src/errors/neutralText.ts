const MAX_LENGTH = 200; // characters

/**
 * Text that does nothing to a terminal or a page: no control characters, no marks of direction, one
 * line. Who made the release wrote it, and who reads it may be somebody else.
 */
export const neutralText = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
