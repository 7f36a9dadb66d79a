/** Does some work when its turn comes. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets only so much be done at a time, in the order it came. */
export function limitConcurrency(places: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => void waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
