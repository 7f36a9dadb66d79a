import { LRUCache } from 'lru-cache';

import type { Bounds } from '../calls/bounds';

/** Number of remembered addresses: the one with the oldest request is removed first. */
const MAX_ADDRESSES = 50_000;

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

export class Buckets {
  private readonly known = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });

  constructor(private readonly bounds: Bounds['requests']) {}

  take(who: string): boolean {
    const bucket = this.known.get(who) ?? new Bucket(this.bounds);
    this.known.set(who, bucket);
    return bucket.take();
  }
}
