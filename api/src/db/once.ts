/**
 * For prepared statements: prepared at first use and cached. Queries are also built for single transactions, which
 * should not pay for statements they never use.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
