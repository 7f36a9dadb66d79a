/**
 * For prepared statements: made at the first use and kept. Queries are also built for single
 * transactions, which would pay for statements they never ask for.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
