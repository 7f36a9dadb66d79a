import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { onAnswerEnd } from '../answer-end';

interface Request {
  routeOptions: { url?: string | undefined };
  raw: { socket: Socket };
}

interface Reply {
  statusCode: number;
  raw: ServerResponse;
  header(name: string, value: string): unknown;
}

/** The part of Fastify that is used here. */
interface Server {
  addHook(
    name: 'onRequest' | 'onResponse',
    hook: (request: Request, reply: Reply, done: () => void) => void,
  ): unknown;
}

/** After this long without new requests, the balancer has noticed. */
const QUIET_MS = 1_000;
/** A limit, because callers that do not check readiness would keep sending. */
const DRAIN_LIMIT_MS = 8_000;
/** From the signal to the exit of the process: it drains, then closes within five seconds. */
export const STOP_TIMEOUT_MS = DRAIN_LIMIT_MS + 5_000;
/** A balancer that probed this recently probes again before the limit. */
const MAX_PROBE_INTERVAL_MS = 6_000;
const POLL_INTERVAL_MS = 20;

/**
 * Runs before a process closes its port. Closing at once would cut off requests that are on their way, because a new
 * connection looks idle. So readiness fails, every answer closes its connection, and requests are served until
 * balancers have noticed, running requests have ended, and no new ones have come for a while.
 */
export class Drain {
  private draining = false;
  private skipped = false;
  private readonly underWay = new Set<Request>();
  private askedAt = Number.NEGATIVE_INFINITY;
  /** Successful readiness probes: a caller that only waits for the start does not probe a second time. */
  private welcomes = 0;
  private reportedAt: number | undefined;
  private cameAt = Number.NEGATIVE_INFINITY;

  /**
   * @param readiness routes that balancers probe; they answer 404 while this drains
   * @param watching monitoring routes, whose callers are no visitors
   * @param limits milliseconds
   */
  constructor(
    app: Server,
    private readonly readiness: readonly string[],
    private readonly watching: readonly string[],
    private readonly limits = { quietMs: QUIET_MS, limitMs: DRAIN_LIMIT_MS },
  ) {
    app.addHook('onRequest', (request, reply, done) => {
      this.underWay.add(request);
      // A closed connection ends no answer, so `onResponse` alone is not enough.
      onAnswerEnd(request.raw.socket, reply.raw, () => this.underWay.delete(request));
      this.noteArrival(request);
      if (this.draining) reply.header('connection', 'close');
      done();
    });
    app.addHook('onResponse', (request, { statusCode }, done) => {
      this.underWay.delete(request);
      if (isAmong(this.readiness, request)) {
        if (statusCode === 200) this.welcomes += 1;
        else if (this.draining) this.reportedAt ??= performance.now();
      }
      done();
    });
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** @returns when the port can be closed */
  async begin(): Promise<void> {
    const since = performance.now();
    const hasBalancer = this.welcomes > 1 && since - this.askedAt < MAX_PROBE_INTERVAL_MS;
    this.draining = true;
    const isOver = () => {
      const quietSince = Math.max(since, this.cameAt, this.reportedAt ?? since);
      const isQuiet = performance.now() - quietSince >= this.limits.quietMs;
      const isReported = !hasBalancer || this.reportedAt !== undefined;
      return this.skipped || (isReported && isQuiet && this.underWay.size === 0);
    };
    while (!isOver() && performance.now() - since < this.limits.limitMs)
      await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }

  /** Ends the wait when an operator stops the process by hand. */
  skip(): void {
    this.skipped = true;
  }

  private noteArrival(request: Request) {
    if (isAmong(this.readiness, request)) this.askedAt = performance.now();
    else if (!isAmong(this.watching, request)) this.cameAt = performance.now();
  }
}

const isAmong = (routes: readonly string[], { routeOptions: { url } }: Request) =>
  url !== undefined && routes.includes(url);
