import { ABOUT_HEADER, EVERYTHING, readTags } from 'contract/cache-tags';
import type { ClientProofs } from 'server-kit/client-address';

import { unreachable } from './CallRefused';

/** How long the edge waits for the api when it makes a file of its data, milliseconds. */
const READ_TIMEOUT_MS = 3_000;

/** What the api said, undefined when there is nothing, and the tags of what that is about. */
export interface ApiReading<Answer> {
  answer: Answer | undefined;
  about: string[];
}

/** Reads a call of the api. @throws CallRefused when it cannot answer */
export type ReadApi = <Answer>(path: string, visitorIp: string) => Promise<ApiReading<Answer>>;

/** Asks the api as a guest. @param apiUrl where it is, as seen from the edge */
export function readApi(apiUrl: string, proofs: ClientProofs): ReadApi {
  return async <Answer>(path: string, visitorIp: string) => {
    const answer = await fetch(`${apiUrl}/api${path}`, {
      headers: { accept: 'application/json', ...proofs.prove(visitorIp) },
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    }).catch(() => {
      throw unreachable();
    });
    // Nobody knows what an old answer lacks, so whatever changes outdates it (rule 9.35).
    const isOld = answer.headers.has('age');
    const about = isOld ? [EVERYTHING] : readTags(answer.headers.get(ABOUT_HEADER));
    if (answer.status === 404 || answer.status === 401) return { answer: undefined, about };
    if (!answer.ok) throw unreachable();
    return { answer: (await answer.json()) as Answer, about };
  };
}
