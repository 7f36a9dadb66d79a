import type { FastifyInstance } from 'fastify';
import type { ClientProofs } from 'server-kit/client-address';

import type { EdgeSettings } from '../env';
import type { Store } from '../store/store';
import type { DocumentStorage } from './DocumentStorage';
import { Deployed, POLL_INTERVAL_MS } from './deployed/Deployed';
import { loadableIn } from './deployed/loadable';
import { Pages } from './Pages';
import { Previews } from './previews';
import { publicReads } from './render/publicReads';
import { ReadCache } from './render/ReadCache';
import { Renderer } from './render/Renderer';
import { faultReporter } from './reportFault';
import { ShellFiles } from './ShellFiles';
import { sourceReader } from './sourceReader';
import type { TicketOffice } from './visitors/TicketOffice';

interface Deps {
  office: TicketOffice;
  proofs: ClientProofs;
}

/** The pages of a store's deployment, and what renders them; every fault is logged, and reported to the api. */
export function openPages(
  { log }: FastifyInstance,
  { apiUrl, config, localOverrides, renderLimit, underEdit }: EdgeSettings,
  store: Store,
  { office, proofs }: Deps,
) {
  const deployed = new Deployed(store, (error) =>
    log.error(
      { err: error },
      'The release store, or something in it, cannot be read. The edge serves what it has read before.',
    ),
  );
  const findVouched = loadableIn(store, deployed);
  const report = faultReporter({ apiUrl, deployed, office, log });
  const shellFiles = new ShellFiles(store, (id, file) => {
    const fault = { packageName: 'shell', id, kind: 'broken', error: `${file} is gone.` } as const;
    report(fault, 'A file of a shell is missing in the store. The edge uses the shell before it.');
  });
  const reads = new ReadCache(publicReads(apiUrl, renderLimit), renderLimit / 4);
  const renderer = new Renderer({
    readSource: sourceReader(store, deployed, findVouched),
    read: reads.read,
    limit: renderLimit,
    onFault(fault) {
      const { packageName: name, id, shell, kind } = fault;
      report(fault, 'A release failed while the edge rendered a page with it.');
      if (kind === 'broken') pages.avoid(id, name === 'shell' ? undefined : shell);
    },
  });
  const pages = new Pages({
    deployed,
    renderer,
    config,
    underEdit,
    localOverrides,
    proofs,
    onTrouble: (error) =>
      log.warn(
        { err: error },
        'A page could not be rendered here, or not in time. Browsers render it instead.',
      ),
    previews: new Previews({ store, findVouched }),
  });
  return { deployed, findVouched, reads, renderer, pages, shellFiles };
}

type OpenPages = Pick<
  ReturnType<typeof openPages>,
  'deployed' | 'pages' | 'renderer' | 'shellFiles'
>;

/** The renderer of a new revision is started as soon as it is known, so that the first visitor need not wait. */
export function keepWarm(
  app: FastifyInstance,
  { deployed, pages, renderer, shellFiles }: OpenPages,
  storage: DocumentStorage | undefined,
): void {
  const warm = async () => {
    try {
      const deployment = await deployed.current();
      await storage?.follow();
      for (const id of deployment ? await shellFiles.unusable(deployment) : []) pages.avoid(id);
      await pages.warm();
    } catch (error) {
      app.log.debug({ err: error }, 'Pages could not be rendered in advance yet.');
    }
  };
  const watching = setInterval(warm, POLL_INTERVAL_MS);
  app.addHook('onReady', warm);
  app.addHook('onClose', async () => {
    clearInterval(watching);
    await renderer.stop();
  });
}
