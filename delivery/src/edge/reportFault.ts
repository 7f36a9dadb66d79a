import type { FastifyBaseLogger } from 'fastify';

import type { Deployed } from './deployed/Deployed';
import type { Fault } from './render/faults';
import type { TicketOffice } from './visitors/TicketOffice';

const MAX_MESSAGE_LENGTH = 200;

const NOT_REPORTED =
  'The fault of a release could not be reported to the api, so it is not counted in mfe status.';

type SeenFault = Fault & { id: string };

interface Deps {
  apiUrl: string;
  deployed: Deployed;
  office: TicketOffice;
  log: FastifyBaseLogger;
}

/** Makes a function that logs a fault and reports it to the api as browsers do. */
export function faultReporter({ apiUrl, deployed, office, log }: Deps) {
  return ({ packageName, id, error: reason, kind }: SeenFault, message: string): void => {
    log.error({ package: packageName, release: id, reason, kind }, message);
    const beacon = {
      remote: packageName,
      id,
      ticket: office.own(packageName, id),
      revision: deployed.known?.registry.revision ?? 0,
      phase: kind === 'broken' ? 'load' : 'runtime',
      ok: false,
      errorClass: 'server',
      message: reason.replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH),
    };
    fetch(`${apiUrl}/api/beacons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(beacon),
      signal: AbortSignal.timeout(5_000),
    }).catch((error) => log.warn({ err: error, package: packageName, release: id }, NOT_REPORTED));
  };
}
