import type { ClientProofs } from 'tooling/client-address';

import { unreachable } from './calls/CallRefused';

/** How long the edge waits for the api when it makes a file of its data, milliseconds. */
const PATIENCE = 3_000;

/** Reads a call of the api; undefined when there is nothing. @throws CallRefused when it cannot answer */
export type ReadApi = <Answer>(path: string, visitorIp: string) => Promise<Answer | undefined>;

/** Asks the api as a guest. @param apiUrl where it is, as seen from the edge */
export function readApi(apiUrl: string, proofs: ClientProofs): ReadApi {
  return async <Answer>(path: string, visitorIp: string) => {
    const answer = await fetch(`${apiUrl}/api${path}`, {
      headers: { accept: 'application/json', ...proofs.prove(visitorIp) },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => {
      throw unreachable();
    });
    if (answer.status === 404 || answer.status === 401) return undefined;
    if (!answer.ok) throw unreachable();
    return (await answer.json()) as Answer;
  };
}
