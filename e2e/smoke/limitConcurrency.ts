/** Waits for a free place, then does the work. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits how much work runs at a time; the rest waits in order. */
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
