/** Whether a statement failed because somebody else was quicker: unique key or exclusion. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether a statement failed because what it points at went away a moment ago. */
export function isReferenceViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
}
