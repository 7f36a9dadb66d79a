import type { Law } from './sources';

const ENDPOINT = /^\s+(\w+): \w+\.(?:query|mutation|infiniteQuery)\b/gm;

/** Endpoint names are global to the page: a second `listUpdates` would replace the first. */
export const endpointLaw: Law = {
  name: 'endpoints',
  check(sources) {
    const owners = new Map<string, string>();
    return sources
      .filter(({ path }) => path.endsWith('.endpoints.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(ENDPOINT)].flatMap(([, name]) => {
          const owner = owners.get(name!);
          owners.set(name!, owner ?? path);
          return owner ? [{ path, message: `endpoint '${name}' is taken by ${owner}` }] : [];
        }),
      );
  },
};
