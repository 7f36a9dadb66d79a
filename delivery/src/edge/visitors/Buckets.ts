import type { Bounds } from '../calls/bounds';

/** Addresses that are remembered: whoever has not asked for long is forgotten first. */
const KNOWN = 50_000;

/** A bucket of requests for each address, which fills again as time goes by. */
export class Buckets {
  private readonly known = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly bounds: Bounds['requests'],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether `who` may have one more. */
  take(who: string): boolean {
    const { burst, perSecond } = this.bounds;
    const now = this.now();
    const bucket = this.known.get(who) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
    const allowed = left >= 1;
    this.known.delete(who);
    this.known.set(who, { left: allowed ? left - 1 : left, at: now });
    const [oldest] = this.known.keys();
    if (this.known.size > KNOWN && oldest !== undefined) this.known.delete(oldest);
    return allowed;
  }
}
