import { FRESH_SECONDS, type SharedCache, STALE_SECONDS, TAGS_HEADER } from './SharedCache';

/** Tags per API call; Fastly accepts up to 256. */
const MAX_KEYS = 256;
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Fastly, through its API: `POST /service/{id}/purge` with the tags as surrogate keys.
 * @param api base URL of the API, e.g. `https://api.fastly.com`
 */
export function fastlyCache(api: string, service: string, token: string): SharedCache {
  return {
    headers: (tags) => ({
      'surrogate-control': `max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
      'cache-control': 'no-cache',
      [TAGS_HEADER]: tags.join(' '),
    }),
    async purge(tags) {
      for (let at = 0; at < tags.length; at += MAX_KEYS) {
        const answer = await fetch(`${api}/service/${encodeURIComponent(service)}/purge`, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'fastly-key': token,
            [TAGS_HEADER]: tags.slice(at, at + MAX_KEYS).join(' '),
          },
          signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The CDN answers ${answer.status} when asked to purge.`);
      }
    },
  };
}
