import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';

import type { LaneBounds } from './bounds';
import { busy } from './CallRefused';
import { LargeAnswers } from './LargeAnswers';
import type { RetryBudget } from './RetryBudget';
import { Shares } from './Shares';

/** A call as it goes to the api. */
export interface Call {
  method: Dispatcher.HttpMethod;
  /** Path and query, as they came. */
  path: string;
  headers: Record<string, string | string[]>;
  body?: Buffer;
  /** Who asks: their network. */
  who: string;
}

/** What the api answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Whole, unless it is a large one. */
  body: Buffer | Readable;
}

/** An answer is held in memory up to this size, bytes: whoever reads slowly holds no connection. */
const BUFFER_BYTES = 256 * 1024;
/** More calls than this without a connection are more than can be answered in time. */
const MAX_QUEUED_CALLS = 512;
/** An api that is there takes a connection within this time, milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000;
/** Time for an api that has just gone to come back, milliseconds. */
const REPEAT_DELAY_MS = 100;

/** Connections to the api for calls of one kind. */
export class Lane {
  private readonly pool: Pool;
  private readonly shares: Shares;
  private readonly large: LargeAnswers;

  /** @param retries of calls that may be repeated; undefined when none may */
  constructor(
    apiUrl: string,
    private readonly bounds: LaneBounds,
    private readonly retries?: RetryBudget,
  ) {
    this.shares = new Shares(bounds);
    this.large = new LargeAnswers(bounds.large);
    this.pool = new Pool(apiUrl, {
      connections: bounds.connections,
      pipelining: 1,
      connectTimeout: CONNECT_TIMEOUT_MS,
      headersTimeout: bounds.within,
      bodyTimeout: bounds.within,
    });
  }

  /**
   * @param gone aborted when nobody waits for the answer any more
   * @throws CallRefused, or what became of the connection
   */
  async ask(call: Call, gone: AbortSignal): Promise<Answer> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error('The api took too long.')),
      this.bounds.within,
    );
    const signal = AbortSignal.any([gone, late.signal]);
    try {
      return await this.inTurn(call, signal);
    } finally {
      clearTimeout(timer); // what is left of a large answer has a time of its own
    }
  }

  load() {
    return this.shares.load();
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async inTurn(call: Call, signal: AbortSignal): Promise<Answer> {
    const leave = await this.shares.enter(call.who, signal);
    try {
      if (this.pool.stats.queued >= MAX_QUEUED_CALLS) throw busy();
      const { statusCode, headers, body } = await this.send(call, signal);
      const bytes = await take(body, (begun) => this.large.open(call.who, begun, body));
      if (bytes instanceof Readable) bytes.once('close', leave);
      else leave();
      return { status: statusCode, headers, body: bytes };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** A call whose connection was lost is repeated once; one that was answered, however, is not. */
  private async send({ who, ...call }: Call, signal: AbortSignal) {
    const options = { ...call, body: call.body ?? null, signal };
    try {
      const answer = await this.pool.request(options);
      this.retries?.earn();
      return answer;
    } catch (error) {
      if (signal.aborted || !isConnectionLost(error) || !this.retries?.spend()) throw error;
      await new Promise((resolve) => setTimeout(resolve, REPEAT_DELAY_MS));
      return this.pool.request(options);
    }
  }
}

const CONNECTION_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
];

const isConnectionLost = (error: unknown) =>
  CONNECTION_ERRORS.includes(String((error as NodeJS.ErrnoException).code));

/** A small answer as a whole, a large one as a stream that begins with what was read of it. */
async function take(body: Readable, open: (begun: Buffer[]) => Readable) {
  const pieces: Buffer[] = [];
  let size = 0;
  const rest = body.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  for await (const piece of rest) {
    pieces.push(piece);
    size += piece.length;
    if (size > BUFFER_BYTES) return open(pieces);
  }
  return Buffer.concat(pieces, size);
}
