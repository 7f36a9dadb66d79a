import { type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';

import { FetchFault } from './FetchFault';
import type { Network } from './network';
import type { Target } from './target';

const MAX_HEADER_BYTES = 16_384;
const MAX_ADDRESSES = 3; // tried one after the other

interface Asking {
  headers: Record<string, string>;
  network: Network;
  signal: AbortSignal;
}

/**
 * Connects to a checked address and reads the response's head.
 * @throws FetchFault
 */
export async function openTarget(target: Target, asking: Asking): Promise<IncomingMessage> {
  let failure: unknown;
  for (const address of target.addresses.slice(0, MAX_ADDRESSES)) {
    try {
      return await connect(target.url, address, asking);
    } catch (error) {
      failure = error;
      if (asking.signal.aborted || isOfCertificate(error)) break;
    }
  }
  throw asFault(failure, asking.signal);
}

/** Converts a connection error to a FetchFault. */
export function asFault(error: unknown, signal: AbortSignal): FetchFault {
  if (error instanceof FetchFault) return error;
  if (signal.aborted) return new FetchFault('slow');
  return new FetchFault(isOfCertificate(error) ? 'certificate' : 'unreachable');
}

function connect(url: URL, address: string, { headers, network, signal }: Asking) {
  const options: RequestOptions = {
    host: address, // never the name, which could resolve differently by now
    servername: url.hostname,
    port: url.port || 443,
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host },
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
    ...(network.ca && { ca: network.ca }),
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const ask = url.protocol === 'https:' ? request : plainRequest;
    ask(options, resolve).on('error', reject).end();
  });
}

const isOfCertificate = (error: unknown) =>
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(String((error as { code?: unknown })?.code));
