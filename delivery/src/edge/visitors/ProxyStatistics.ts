import type { FastifyRequest } from 'fastify';
import { isPassedOn, isPrivateAddress, network } from 'server-kit/client-address';

/** How far back is looked, milliseconds: between this and twice as long. */
const WINDOW_MS = 5 * 60_000;
/** Requests that show a pattern. */
const MIN_REQUESTS = 50;
/** Addresses counted; more are simply many. */
const MAX_ADDRESSES = 100_000;

/** Who was seen in one stretch of time. */
interface CountWindow {
  since: number;
  requests: number;
  addresses: Set<string>;
  /** The most addresses that a request was forwarded through, trusted or not. */
  hops: number;
  /** Neighbours that said who asks, and are not believed. */
  strangers: Set<string>;
}

/** Who the edge takes its visitors for: shows whether TRUST_PROXY says what is true. */
export class ProxyStatistics {
  private before: CountWindow | undefined;
  private current: CountWindow;

  /** @param isProxy whether an address is in TRUST_PROXY */
  constructor(
    private readonly isProxy: (address: string) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.current = this.begin();
  }

  note({ ip, headers, socket }: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): void {
    if (this.now() - this.current.since > WINDOW_MS) {
      this.before = this.current;
      this.current = this.begin();
    }
    const { addresses, strangers } = this.current;
    this.current.requests += 1;
    if (addresses.size < MAX_ADDRESSES) addresses.add(network(ip));
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter(Boolean);
    this.current.hops = Math.max(this.current.hops, forwarded.length);
    const neighbour = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const isStranger =
      isPassedOn(headers) && !this.isProxy(neighbour) && isPrivateAddress(neighbour);
    if (isStranger && strangers.size < MAX_ADDRESSES) strangers.add(neighbour);
  }

  /** Of the last minutes. */
  figures(): { addresses: number; hops: number } {
    const { addresses, hops } = this.current;
    const all = new Set([...addresses, ...(this.before?.addresses ?? [])]);
    return { addresses: all.size, hops: Math.max(hops, this.before?.hops ?? 0) };
  }

  /** The proxy that all visitors look like, as it is not in TRUST_PROXY; undefined when all is well. */
  mistaken(): string | undefined {
    const { requests, addresses, strangers } = this.current;
    const [proxy] = strangers;
    return requests >= MIN_REQUESTS && addresses.size === 1 ? proxy : undefined;
  }

  private begin(): CountWindow {
    const none = {
      requests: 0,
      addresses: new Set<string>(),
      hops: 0,
      strangers: new Set<string>(),
    };
    return { since: this.now(), ...none };
  }
}
