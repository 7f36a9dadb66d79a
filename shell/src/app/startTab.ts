import type { Composition } from 'contract/registry';
import { keptInTab, type PublicConfig } from 'shared-ui/core';

import { type Preview, withOverrides } from '../preview/preview';
import { fetchRegistry } from '../registry/fetchRegistry';
import { RegistryWatch } from '../registry/RegistryWatch';
import { shellRenewal } from '../registry/shellRenewal';
import { documentTicket } from '../registry/ticket';
import { watchUnsavedInput } from '../registry/unsavedInput';
import { beaconSender } from '../remotes/beacon';
import { startFederation } from '../remotes/federation';
import { loadCandidates } from '../remotes/loadCandidates';
import type { PageReleases } from '../remotes/pageReleases';
import { Quarantine } from '../remotes/Quarantine';
import { Remotes } from '../remotes/Remotes';
import { crashReporter } from '../remotes/reportCrash';
import { reportUncaught } from '../remotes/reportUncaught';
import { shellReports } from '../remotes/shellReports';
import { watchVitals } from '../remotes/watchVitals';

/** Objects with the lifetime of the tab. */
interface Tab {
  remotes: Remotes;
  watch: RegistryWatch;
  /** The frame is visible for the first time. */
  onStart(): void;
}

/** The remotes of this page. Federation loads them by the registry, now and after its changes. */
export function startTab(
  first: Composition,
  { apiBase }: Pick<PublicConfig, 'apiBase'>,
  { overrides }: Pick<Preview, 'overrides'> = { overrides: [] },
): Tab {
  const loaded: Record<string, string> = {};
  const shares: Record<string, number> = {};
  const { revision, shell } = first;
  const ticket = documentTicket();
  const page: PageReleases = {
    revision,
    loaded,
    shares,
    starting: true,
    ...(ticket && { ticket }),
  };
  window.__MFE__ = page;

  const send = beaconSender(apiBase, ticket === '' ? fetchRegistry() : undefined);
  const { beacon, started } = shellReports(shell, send);
  reportUncaught(first.base, send);
  const quarantine = new Quarantine(keptInTab, shell);
  for (const { remote } of overrides) quarantine.clear(remote);

  const load = loadCandidates(startFederation(first.base), beacon);
  const remotes = new Remotes(
    withOverrides(first, overrides, Date.now()),
    async (remote, candidates, drawn) => {
      const release = await load(remote, candidates, drawn);
      loaded[remote] = release.id;
      const { canary } = candidates.find(({ id }) => id === release.id)!;
      if (canary !== undefined) shares[release.id] = canary;
      return release;
    },
    crashReporter(beacon),
    quarantine,
  );

  const remote = remotes.placeOf(location.pathname)?.remote;
  const drawn = remote && remotes.firstChoice(remote);
  watchVitals(() => {
    const id = remote && (loaded[remote] ?? drawn);
    const own = shell ? [{ remote: 'shell', id: shell }] : [];
    return id ? [...own, { remote, id }] : own;
  }, send);

  const watch = new RegistryWatch({
    first,
    ask: fetchRegistry,
    take(composition) {
      page.revision = composition.revision;
      remotes.renew(withOverrides(composition, overrides, Date.now()));
    },
    renewShell: shellRenewal({
      own: shell,
      isTyping: watchUnsavedInput(),
      reload: () => location.reload(),
      storage: keptInTab,
    }),
  });
  watch.start();
  const onStart = () => {
    page.starting = false;
    started();
  };
  return { remotes, watch, onStart };
}
