import { ABOUT_HEADER, EVERYTHING, readTags } from 'contract/cache-tags';
import type { ClientProofs } from 'server-kit/client-address';

import { unreachable } from './CallRefused';

/** How long the edge waits for the api when it renders a file from its data, in milliseconds. */
const READ_TIMEOUT_MS = 3_000;

/**
 * Reads from the api as a guest: its response (undefined for 404) and the tags of that. Throws CallRefused when the api
 * does not respond.
 * @param apiUrl its address, as seen from the edge
 */
export function readApi(apiUrl: string, proofs: ClientProofs) {
  return async <Answer>(path: string, visitorIp: string) => {
    const answer = await fetch(`${apiUrl}/api${path}`, {
      headers: { accept: 'application/json', ...proofs.prove(visitorIp) },
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    }).catch(() => {
      throw unreachable();
    });
    // It is unknown what an incomplete response lacks, so every change outdates it (rule 9.35).
    const isOld = answer.headers.has('age');
    const about = isOld ? [EVERYTHING] : readTags(answer.headers.get(ABOUT_HEADER));
    if (answer.status === 404 || answer.status === 401) return { answer: undefined, about };
    if (!answer.ok) throw unreachable();
    return { answer: (await answer.json()) as Answer, about };
  };
}
