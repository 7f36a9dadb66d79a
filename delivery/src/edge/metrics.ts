import type { FastifyInstance } from 'fastify';
import { isPrivateNetwork } from 'server-kit/client-address';
import { AnswerTimes, counter, diskGauges, gauge, processGauges } from 'server-kit/metrics';
import type { ChangeFeed } from './ChangeFeed';
import type { DocumentStorage } from './DocumentStorage';
import type { Deployed } from './deployed/Deployed';
import type { TicketOffice } from './visitors/TicketOffice';

interface Deps {
  deployed: Pick<Deployed, 'known' | 'trouble'>;
  office: Pick<TicketOffice, 'slow'>;
  changes: Pick<ChangeFeed, 'isUpToDate'>;
  load(): Record<string, { running: number; waiting: number }>;
  /** Metric lines about the identification of visitors. */
  visitors(): string[];
  /** Set when there is a cache in front of the edges. */
  storage: Pick<DocumentStorage, 'figures'> | undefined;
  /** The folder whose disk must not be full. */
  dataDir: string;
}

const RENDERED_HEADER = 'x-rendered';

/**
 * Counts responses; added before all other hooks, so that refused requests are counted too.
 * @returns a function that adds GET /edge/metrics, in the format of the api's /metrics, for machines in the private
 * network
 */
export function measureAnswers(app: FastifyInstance): (deps: Deps) => void {
  const times = new AnswerTimes();
  const pages = new Map<string, number>();
  app.addHook('onClose', async () => times.stop());
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    times.note({ method, route: routeOptions.url, status, ms });
    const rendered = reply.getHeader(RENDERED_HEADER);
    if (typeof rendered === 'string') pages.set(rendered, (pages.get(rendered) ?? 0) + 1);
  });

  return ({ deployed, office, changes, load, visitors, storage, dataDir }) => {
    app.get('/edge/metrics', async (request, reply) => {
      if (!isPrivateNetwork(request)) return reply.callNotFound();
      const lanes = Object.entries(load()).flatMap(([lane, { running, waiting }]) => [
        ...gauge(`edge_calls_${lane}_running`, running),
        ...gauge(`edge_calls_${lane}_waiting`, waiting),
      ]);
      const lines = [
        ...times.lines(),
        ...counter('edge_pages_total', 'rendered', pages),
        ...gauge('edge_revision', deployed.known?.registry.revision ?? 0),
        ...gauge('edge_store_readable', Number(deployed.trouble === undefined)),
        ...gauge('edge_is_slow', Number(office.slow)),
        ...gauge('edge_hears_changes', Number(changes.isUpToDate)),
        ...(storage ? counter('edge_cdn_purges_total', 'result', storage.figures) : []),
        ...visitors(),
        ...lanes,
        ...processGauges(),
        ...(await diskGauges(dataDir)),
      ];
      return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
    });
  };
}
