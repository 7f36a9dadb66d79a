/**
 * A new `Idempotency-Key` (rule 9.12). The api responds to a repeated key with the stored response, so a second press
 * after a lost response does not post or book twice.
 */
export function newAttemptKey(): string {
  // getRandomValues, because randomUUID is missing on plain http beyond localhost.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
