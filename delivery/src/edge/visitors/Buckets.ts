import { LRUCache } from 'lru-cache';

import type { Bounds } from '../calls/bounds';

/** Addresses that are remembered: whoever has not asked for long is forgotten first. */
const MAX_ADDRESSES = 50_000;

/** A bucket of requests, which fills again as time goes by. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly bounds: Bounds['requests'],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = bounds.burst;
    this.at = now();
  }

  /** Whether there may be one more. */
  take(): boolean {
    const { burst, perSecond } = this.bounds;
    const now = this.now();
    this.left = Math.min(burst, this.left + ((now - this.at) / 1_000) * perSecond);
    this.at = now;
    const isAllowed = this.left >= 1;
    if (isAllowed) this.left -= 1;
    return isAllowed;
  }
}

/** A bucket for each address. */
export class Buckets {
  private readonly known = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });

  constructor(private readonly bounds: Bounds['requests']) {}

  /** Whether `who` may have one more. */
  take(who: string): boolean {
    const bucket = this.known.get(who) ?? new Bucket(this.bounds);
    this.known.set(who, bucket);
    return bucket.take();
  }
}
