import { NotReady } from './faults';

export class Deferred<Value> {
  readonly promise: Promise<Value>;
  private settle!: { resolve(value: Value): void; reject(error: Error): void };
  private readonly timer: NodeJS.Timeout | undefined;

  /** @param late milliseconds after which a callback is informed; it may settle the promise */
  constructor(late?: { after: number; tell: () => void }) {
    this.promise = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.promise.catch(() => {}); // a rejection without a waiting caller is not an error
    this.timer = late && setTimeout(late.tell, late.after);
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

/** @throws NotReady when it takes longer than the limit, in milliseconds */
export function withTimeout<Value>(ready: Promise<Value>, limit: number): Promise<Value> {
  const tell = () => waiting.reject(new NotReady('Still starting.'));
  const waiting = new Deferred<Value>({ after: limit, tell });
  ready.then(
    (value) => waiting.resolve(value),
    (error: Error) => waiting.reject(error),
  );
  return waiting.promise;
}
