import { OperatorError } from 'server-kit/log';

/** For one fault that comes and goes. */
const REPORT_INTERVAL_MS = 60_000;

/** What is wrong with a store, and when somebody is told of it. */
export class StoreTrouble {
  /** At this moment, in words for everybody. */
  now: string | undefined;
  private told = { trouble: '', at: Number.NEGATIVE_INFINITY };

  constructor(private readonly tell: (error: unknown) => void) {}

  /** @param trouble undefined when all is well */
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
