import { NotReady } from './faults';

/** A promise settled from outside, and told when it takes too long. */
export class Deferred<Value> {
  readonly promise: Promise<Value>;
  private settle!: { resolve(value: Value): void; reject(error: Error): void };
  private readonly timer: NodeJS.Timeout;

  /** @param limit milliseconds until `onLate`, which may settle it */
  constructor(limit: number, onLate: () => void) {
    this.promise = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.promise.catch(() => {}); // whoever waits for it hears it; nobody may be waiting
    this.timer = setTimeout(onLate, limit);
  }

  resolve(value: Value): void {
    clearTimeout(this.timer);
    this.settle.resolve(value);
  }

  reject(error: Error): void {
    clearTimeout(this.timer);
    this.settle.reject(error);
  }
}

/** @throws NotReady when it takes longer than the limit, milliseconds */
export function soon(ready: Promise<void>, limit: number): Promise<void> {
  const waiting = new Deferred<void>(limit, () => waiting.reject(new NotReady('Still starting.')));
  ready.then(
    () => waiting.resolve(),
    (error: Error) => waiting.reject(error),
  );
  return waiting.promise;
}
