import type { FastifyBaseLogger } from 'fastify';

import type { Deployed } from './deployed/Deployed';
import type { Fault } from './render/faults';
import type { TicketOffice } from './visitors/TicketOffice';

/** Longer error messages add nothing. */
const MAX_MESSAGE_LENGTH = 200;

/** A fault of a release that the edge itself has noticed. */
type SeenFault = Fault & { id: string };

interface Deps {
  apiUrl: string;
  deployed: Deployed;
  office: TicketOffice;
  log: FastifyBaseLogger;
}

/** Makes a function that logs a fault and reports it to the api as browsers do. */
export function faultReporter({ apiUrl, deployed, office, log }: Deps) {
  return (fault: SeenFault, message: string): void => {
    const { packageName, id, error: reason, kind } = fault;
    log.error({ package: packageName, release: id, reason, kind }, message);
    const revision = deployed.known?.registry.revision ?? 0;
    reportFault(apiUrl, fault, { ticket: office.own(packageName, id), revision }).catch((error) => {
      log.warn({ err: error }, 'The api could not be told.');
    });
  };
}

async function reportFault(
  apiUrl: string,
  { packageName: name, id, error, kind }: SeenFault,
  stamp: { ticket: string; revision: number },
): Promise<void> {
  const phase = kind === 'broken' ? 'load' : 'runtime';
  const beacon = { remote: name, id, ...stamp, phase, ok: false, errorClass: 'server' };
  const message = error.replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH);
  await fetch(`${apiUrl}/api/beacons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...beacon, message }),
    signal: AbortSignal.timeout(5_000),
  });
}
