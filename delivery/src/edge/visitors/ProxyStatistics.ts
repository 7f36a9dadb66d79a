import type { FastifyRequest } from 'fastify';
import { isPassedOn, isPrivateAddress, network } from 'server-kit/client-address';

/** Length of the observed period in milliseconds: between this and twice as long. */
const WINDOW_MS = 5 * 60_000;
/** Fewer requests show no pattern. */
const MIN_REQUESTS = 50;
/** Number of addresses that are counted; a larger number is treated the same. */
const MAX_ADDRESSES = 100_000;

/** What was observed in one period: nothing yet. */
const newWindow = (since: number) => ({
  since,
  requests: 0,
  addresses: new Set<string>(),
  /** The largest number of addresses that a request was forwarded through, trusted or not. */
  hops: 0,
  /** Neighbours that sent a client address but are not trusted. */
  strangers: new Set<string>(),
});
type CountWindow = ReturnType<typeof newWindow>;

/** Observes how the edge identifies its visitors: shows whether TRUST_PROXY is correct. */
export class ProxyStatistics {
  private before: CountWindow | undefined;
  private current: CountWindow;

  /** @param isProxy whether an address is in TRUST_PROXY */
  constructor(
    private readonly isProxy: (address: string) => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.current = newWindow(this.now());
  }

  note({ ip, headers, socket }: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): void {
    if (this.now() - this.current.since > WINDOW_MS) {
      this.before = this.current;
      this.current = newWindow(this.now());
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
}
