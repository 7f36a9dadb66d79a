import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Composition } from 'contract/registry';
import type { Keyring } from 'server-kit/keyring';
import { TICKET_METRIC, visitTickets } from 'server-kit/tickets';

/** A longer delay of the event loop delays everything that it serves. */
const MAX_LOOP_DELAY_MS = 200;
/** How long delays are remembered, in milliseconds: between this and twice as long. */
const WINDOW_MS = 10_000;

/** Issues a ticket with every composition for a browser (docs/decisions/039). */
export class TicketOffice {
  private readonly tickets;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });
  private slowBefore = false;
  private readonly turning: NodeJS.Timeout;

  /** @param boundByNetwork whether visitors have networks of their own */
  constructor(
    keys: Keyring,
    private readonly boundByNetwork: boolean,
  ) {
    this.tickets = visitTickets(keys);
    this.delay.enable();
    this.turning = setInterval(() => {
      this.slowBefore = this.isLate();
      this.delay.reset();
    }, WINDOW_MS).unref();
  }

  /** Whether this process was recently too busy for its timings to be evidence. */
  get slow(): boolean {
    return this.slowBefore || this.isLate();
  }

  /**
   * A ticket for the edge's own reports about a release. It is also valid on a busy machine, because render processes
   * are measured by their processor time.
   */
  own(remote: string, id: string): string {
    return this.issue('127.0.0.1', [`${remote}@${id}`], false);
  }

  /** The header that passes a ticket to the scripts of a page. */
  header({ shell, remotes }: Composition, ip: string): Record<string, string> {
    const releases = Object.entries(remotes).flatMap(([remote, { candidates }]) =>
      candidates.map(({ id }) => `${remote}@${id}`),
    );
    const ticket = this.issue(ip, shell ? [`shell@${shell}`, ...releases] : releases);
    return { 'server-timing': `${TICKET_METRIC};desc="${ticket}"` };
  }

  stop(): void {
    clearInterval(this.turning);
    this.delay.disable();
  }

  private issue(ip: string, releases: readonly string[], slow = this.slow): string {
    const { boundByNetwork } = this;
    return this.tickets.issue({ ip, releases, slow, at: Date.now(), boundByNetwork });
  }

  private isLate(): boolean {
    return this.delay.percentile(99) / 1e6 > MAX_LOOP_DELAY_MS;
  }
}
