import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';

import type { LaneBounds } from './bounds';
import { busy } from './CallRefused';
import { LargeAnswers } from './LargeAnswers';
import type { RetryBudget } from './RetryBudget';
import { Shares } from './Shares';

export interface Call {
  method: Dispatcher.HttpMethod;
  /** Path and query, as received. */
  path: string;
  headers: Record<string, string | string[]>;
  body?: Buffer;
  /** The visitor's network. */
  who: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Complete, unless it is large. */
  body: Buffer | Readable;
}

/** Responses up to this size, in bytes, are buffered, so that a slow reader holds no connection to the api. */
const BUFFER_BYTES = 256 * 1024;
/** More waiting calls than this could not be served in time. */
const MAX_QUEUED_CALLS = 512;
/** A running api accepts connections within this time, in milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000;
/** Time for a restarting api to return, in milliseconds. */
const REPEAT_DELAY_MS = 100;

/** Connections to the api for calls of one kind. */
export class Lane {
  private readonly pool: Pool;
  private readonly shares: Shares;
  private readonly large: LargeAnswers;

  /** @param retries budget of calls that may be repeated; undefined when none may be */
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
   * @param gone aborted when the client no longer waits
   * @throws CallRefused, or the error of the connection
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
      clearTimeout(timer); // the rest of a large response has its own timeout
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

  /** Repeats a call once if its connection was lost, but never if it was answered. */
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

/** A small response as a buffer, a large one as a stream that begins with the bytes already read. */
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
