import type { FastifyInstance } from 'fastify';

export const MAX_JSON_BYTES = 64 * 1024;

/**
 * Parses `seasons[]=1`, `seasons[0]=1` and `seasons%5B%5D=1` as `{'seasons[]': ['1']}`. Any other repeated key becomes
 * an array, which a schema for one value refuses.
 */
export function parseQuery(query: string): Record<string, string | string[]> {
  const parsed: Record<string, string | string[]> = Object.create(null);
  for (const [rawKey, value] of new URLSearchParams(query)) {
    const key = rawKey.replace(/\[\d*\]$/, '[]');
    const known = parsed[key];
    if (known === undefined) parsed[key] = key.endsWith('[]') ? [value] : value;
    else parsed[key] = [known, value].flat();
  }
  return parsed;
}

/** Accepts JSON only; an empty body counts as none. Forms and plain text get 415, as protection against CSRF. */
export function readJsonOnly(app: FastifyInstance) {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return json(request, body as string, done);
  });
}
