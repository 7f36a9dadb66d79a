import type { FastifyRequest } from 'fastify';
import { isPassedOn, isPrivateAddress, network } from 'server-kit/client-address';

/** Length of the observed period in milliseconds: between this and twice as long. */
const WINDOW_MS = 5 * 60_000;
/** Fewer requests show no pattern. */
const MIN_REQUESTS = 50;
/** Number of addresses that are counted; a larger number is treated the same. */
const MAX_ADDRESSES = 100_000;

/** What was observed in one period. */
interface CountWindow {
  since: number;
  requests: number;
  addresses: Set<string>;
  /** The largest number of addresses that a request was forwarded through, trusted or not. */
  hops: number;
  /** Neighbours that sent a client address but are not trusted. */
  strangers: Set<string>;
}

/** Observes how the edge identifies its visitors: shows whether TRUST_PROXY is correct. */
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

  /** Figures of the last minutes. */
  figures(): { addresses: number; hops: number } {
    const { addresses, hops } = this.current;
    const all = new Set([...addresses, ...(this.before?.addresses ?? [])]);
    return { addresses: all.size, hops: Math.max(hops, this.before?.hops ?? 0) };
  }

  /**
   * The address of a proxy that is missing in TRUST_PROXY, so that all visitors seem to have its address; undefined
   * when there is none.
   */
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
