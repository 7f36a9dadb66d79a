import type { IncomingMessage } from 'node:http';

import { SECOND } from '../app/clock';
import { FetchFault } from './FetchFault';
import { internet, type Network } from './network';
import { asFault, openTarget } from './openTarget';
import { checkTarget, parseAddress } from './target';

/** Validators of a previous response. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

type Fetched = { unchanged: true } | ({ unchanged: false; text: string } & Validators);

const FETCH_TIMEOUT_MS = 10 * SECOND; // for all of it, redirects included
export const MAX_FETCHED_BYTES = 4 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_VALIDATOR_LENGTH = 200;
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

interface Options {
  accept: string;
  userAgent: string;
  known?: Validators;
  network?: Network;
  timeoutMs?: number;
}

/**
 * Reads a text from an address that a person entered. Each redirect is checked like the first address, and the checked
 * IP address is the one connected to.
 * @throws FetchFault
 */
export async function fetchPublic(address: string, options: Options): Promise<Fetched> {
  const { network = internet, timeoutMs = FETCH_TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parseAddress(address, network);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const target = await checkTarget(url, network, signal);
    const response = await openTarget(target, { headers: headersOf(options), network, signal });
    const { location } = response.headers;
    if (!REDIRECT_STATUSES.includes(response.statusCode!) || location === undefined)
      return read(response, signal);
    response.destroy();
    if (!URL.canParse(location, url)) throw new FetchFault('redirects');
    url = parseAddress(new URL(location, url).href, network);
  }
  throw new FetchFault('redirects');
}

function headersOf({ accept, userAgent, known }: Options): Record<string, string> {
  return {
    accept,
    'user-agent': userAgent,
    'accept-encoding': 'identity', // so that decompression cannot expand it
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

async function read(response: IncomingMessage, signal: AbortSignal): Promise<Fetched> {
  try {
    const { headers, statusCode } = response;
    if (statusCode === 304) return { unchanged: true };
    if (statusCode !== 200) throw rejectionOf(response);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new FetchFault('failing');
    const text = await readBody(response);
    return {
      unchanged: false,
      text,
      etag: short(headers.etag),
      lastModified: short(headers['last-modified']),
    };
  } catch (error) {
    throw asFault(error, signal);
  } finally {
    response.destroy();
  }
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FETCHED_BYTES) throw new FetchFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function rejectionOf({ statusCode = 0, headers }: IncomingMessage): FetchFault {
  if (statusCode === 401 || statusCode === 403) return new FetchFault('denied');
  if (statusCode === 404 || statusCode === 410) return new FetchFault('gone');
  const seconds = Number(headers['retry-after']);
  return new FetchFault('failing', seconds > 0 ? seconds * SECOND : undefined);
}

const short = (value: string | undefined) =>
  value !== undefined && value.length <= MAX_VALIDATOR_LENGTH ? value : null;
