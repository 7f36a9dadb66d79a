import { OperatorError } from 'server-kit/log';

/** Interval for repeating a problem that comes and goes. */
const REPORT_INTERVAL_MS = 60_000;

/** The problem of a store, and when to report it. */
export class StoreTrouble {
  /** The current problem, in a text for everybody. */
  now: string | undefined;
  private told = { trouble: '', at: Number.NEGATIVE_INFINITY };

  constructor(private readonly tell: (error: unknown) => void) {}

  /** @param trouble undefined when there is no problem */
  note(trouble: string | undefined, error: unknown = new OperatorError(trouble ?? '')): void {
    const isNew = trouble !== this.now;
    this.now = trouble;
    const at = performance.now();
    if (!trouble || !isNew) return;
    if (trouble === this.told.trouble && at - this.told.at < REPORT_INTERVAL_MS) return;
    this.told = { trouble, at };
    this.tell(error);
  }
}
