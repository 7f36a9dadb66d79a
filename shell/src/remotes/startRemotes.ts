import type { Composition } from 'delivery/registry';
import type { PublicConfig } from 'shared-ui/core';

import { beaconSender } from './beacon';
import { startFederation } from './federation';
import { loadCandidates } from './loadCandidates';
import { Remotes } from './Remotes';
import { crashReporter } from './reportCrash';

/** The remotes of this page, loaded by federation as the document's registry says. */
export function startRemotes(composition: Composition, { apiBase }: PublicConfig): Remotes {
  const releases = { revision: composition.revision, loaded: {} as Record<string, string> };
  window.__MFE__ = releases;

  const beacon = beaconSender(apiBase);
  const load = loadCandidates(composition, startFederation(composition.base), beacon);
  return new Remotes(
    composition,
    async (remote, given) => {
      const release = await load(remote, given);
      releases.loaded[remote] = release.id;
      return release;
    },
    crashReporter(beacon),
  );
}
