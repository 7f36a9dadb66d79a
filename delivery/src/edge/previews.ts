import type { Composition, Preview, PreviewOverride } from 'contract/registry';
import { slotOf, toRelease } from '../store/slots';
import type { Store } from '../store/store';
import { readGrant } from '../trust/grant';
import type { ServedDeployment } from './deployed/Deployed';
import type { FindLoadable } from './deployed/loadable';
import { LOCAL, previewRequestsIn } from './previewRequests';

interface Deps {
  store: Store;
  findVouched: FindLoadable;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Decides what a document shows instead of the deployed releases: `?mfe=remote-x@1.2.0-ab12cd34~<grant>`. */
export class Previews {
  private readonly now: () => number;

  constructor(private readonly deps: Deps) {
    this.now = deps.now ?? Date.now;
  }

  /**
   * Grants the allowed previews, and gives a reason for each one that it refuses.
   * @param composition includes code from this machine, where that is allowed
   * @returns undefined when the address asks for no preview
   */
  async answer(
    url: string,
    deployment: ServedDeployment,
    composition: Composition,
  ): Promise<Preview | undefined> {
    const requests = previewRequestsIn(url);
    if (requests.length === 0) return undefined;
    const preview: Preview = { overrides: [], refused: [] };
    for (const { remote, release } of requests) {
      const answer = await this.check(remote, release, deployment, composition);
      if (typeof answer === 'string') preview.refused.push(answer);
      else preview.overrides.push(answer);
    }
    return preview;
  }

  /** @returns the preview, or one sentence with the reason against it */
  private async check(
    remote: string,
    wanted: string,
    { registry }: ServedDeployment,
    { remotes }: Composition,
  ): Promise<PreviewOverride | string> {
    const { store, findVouched } = this.deps;
    const composed = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    if (!composed)
      return `There is no package '${remote}' here, only ${Object.keys(remotes).join(', ')}.`;
    if (LOCAL.test(wanted)) {
      const [first] = composed.candidates;
      if (first?.base === `${wanted}/`)
        return { remote, release: { ...first, routes: composed.routes } };
      return `Code from ${wanted} is for development only; this site is not.`;
    }
    const [, id, grant] = /^(\d+\.\d+\.\d+[\w.-]*)(?:~(.*))?$/.exec(wanted) ?? [];
    if (!id) return `'${wanted}' is no release of ${remote}.`;
    const { guard } = store;
    if (!guard)
      return 'Nobody can allow previews here: this edge was not told who publishes (MFE_TRUST).';
    if (!grant) {
      return `${remote} ${id} needs a link that allows it: npm run mfe -- preview ${remote}@${id}`;
    }
    const until = readGrant(guard.trust, remote, id, grant, this.now());
    if (typeof until === 'string') return until;
    if (slotOf(registry, remote)?.blocked?.includes(id)) return `${remote} ${id} is blocked.`;
    const file = await findVouched(remote, id);
    if (!file) return `${remote} ${id} has not passed its checks.`;
    return { remote, until, release: toRelease(file) };
  }
}
