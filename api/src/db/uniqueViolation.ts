/** Whether a statement failed because of a concurrent one: unique key or exclusion constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether a statement failed because a referenced row was deleted concurrently. */
export function isReferenceViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
}
