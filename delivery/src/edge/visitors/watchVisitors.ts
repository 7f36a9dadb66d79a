import type { FastifyInstance } from 'fastify';
import type { ClientProofs } from 'server-kit/client-address';
import { gauge } from 'server-kit/metrics';

import { ProxyStatistics } from './ProxyStatistics';

interface Deps {
  apiUrl: string;
  proofs: ClientProofs;
  isProxy(address: string): boolean;
}

/** An address that belongs to no one (RFC 5737): the edge uses it to test whether the api trusts it. */
const NOBODY = '192.0.2.1';
const POLL_INTERVAL_MS = 60_000;
/** Retry interval while the api is not available yet, in milliseconds. */
const RETRY_DELAY_MS = 5_000;
/** Minimum interval for repeating the same message, in milliseconds. */
const REPEAT_INTERVAL_MS = 60 * 60_000;

/**
 * Reports when visitors are misidentified: a proxy is missing in TRUST_PROXY, or the api does not trust this edge.
 * @returns metric lines with the number of visitors, for GET /edge/metrics
 */
export function watchVisitors(app: FastifyInstance, deps: Deps): () => string[] {
  const statistics = new ProxyStatistics(deps.isProxy);
  let reportedAt = Number.NEGATIVE_INFINITY;
  let believed: boolean | undefined;
  app.addHook('onRequest', async (request) => statistics.note(request));

  const poll = () => {
    const proxy = statistics.mistaken();
    if (!proxy || performance.now() - reportedAt < REPEAT_INTERVAL_MS) return;
    reportedAt = performance.now();
    app.log.warn({ proxy }, UNLISTED_PROXY_WARNING);
  };
  const looking = setInterval(poll, POLL_INTERVAL_MS).unref();
  let trying: NodeJS.Timeout | undefined;
  const tryApi = async () => {
    const answer = await isBelieved(deps);
    if (answer === undefined) {
      trying = setTimeout(tryApi, RETRY_DELAY_MS).unref();
      return;
    }
    believed = answer;
    if (!believed) app.log.error(DISBELIEVED_ERROR);
  };
  app.addHook('onListen', async () => void tryApi());
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearTimeout(trying);
  });

  return () => {
    const { addresses, hops } = statistics.figures();
    return [
      ...gauge('edge_client_addresses', addresses),
      ...gauge('edge_client_hops', hops),
      ...(believed === undefined ? [] : gauge('edge_client_proofs_believed', Number(believed))),
    ];
  };
}

const UNLISTED_PROXY_WARNING =
  'All visitors come through one proxy that TRUST_PROXY does not list, so they share the rate limits of one visitor. Add its address (proxy) to TRUST_PROXY.';

const DISBELIEVED_ERROR =
  'The api does not accept client addresses from this edge, so all visitors share the rate limits of one visitor. Give both the same APP_SECRET, or the same DATA_DIR.';

/** Undefined while the api does not respond. */
async function isBelieved({ apiUrl, proofs }: Deps): Promise<boolean | undefined> {
  try {
    const headers = proofs.prove(NOBODY);
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${apiUrl}/api/health/live`, { headers, signal });
    return answer.ok ? answer.headers.get('x-seen-as') === NOBODY : undefined;
  } catch {
    return undefined; // not available yet; its own start reports why
  }
}
