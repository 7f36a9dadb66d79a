/**
 * A fresh `Idempotency-Key` (rule 9.12): the api answers a repeated key with the stored answer, so
 * that a press repeated after a lost answer does not post or book twice.
 */
export function newAttemptKey(): string {
  // getRandomValues, because randomUUID is missing on plain http beyond localhost.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
