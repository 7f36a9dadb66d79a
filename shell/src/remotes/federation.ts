import { init } from '@module-federation/enhanced/runtime';
import { type Candidate, releaseBase } from 'delivery/registry';

import type { FetchRoutes } from './loadCandidates';

/**
 * Starts the federation runtime with no remote known to it: each release is registered when it is
 * wanted, under a container name of its own, so that two releases of one remote can live in a page.
 * @param base where releases lie, as the registry says
 */
export function startFederation(base: string): FetchRoutes {
  const scripts = new Map<string, { integrity: string; timeout: number }>();
  const federation = init({
    name: 'shell',
    remotes: [],
    plugins: [
      { name: 'integrity', createScript: ({ url }) => guardedScript(url, scripts.get(url)) },
    ],
  });

  return async (remote, candidate, timeout) => {
    const entry = entryUrl(base, remote, candidate);
    if (!scripts.has(entry)) federation.registerRemotes([{ name: candidate.container, entry }]);
    scripts.set(entry, { integrity: candidate.integrity, timeout });
    const module = await federation.loadRemote<{ routes?: unknown }>(
      `${candidate.container}/routes`,
    );
    return module?.routes;
  };
}

function entryUrl(releases: string, remote: string, { id, entry, base }: Candidate): string {
  return new URL((base ?? releaseBase(releases, remote, id)) + entry, location.href).href;
}

function guardedScript(url: string, guard: { integrity: string; timeout: number } | undefined) {
  if (!guard) throw new Error(`Not in the registry: ${url}`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (guard.integrity) script.integrity = guard.integrity;
  return { script, timeout: guard.timeout };
}
