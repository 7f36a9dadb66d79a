import { Contradiction, reachOf } from 'server-kit/deployment';

import type { EdgeSettings } from '../env';

type Settings = Pick<EdgeSettings, 'guard' | 'config' | 'localOverrides'>;

const UNSIGNED =
  'Releases are not signed: whoever can write to the release store decides what runs in every browser and ' +
  'on this edge. Say in MFE_TRUST who may publish (npm run mfe -- help keys).';

/** @throws Contradiction when a public site would trust everybody who can write to its store */
export function refuseUnsigned(settings: Settings): void {
  const isPublic = reachOf(settings.config.publicUrl) === 'everybody';
  if (isPublic && !settings.guard) throw new Contradiction(UNSIGNED);
}

/**
 * The warning for an operator whose edge looks like production and trusts everybody who can write to its store;
 * undefined otherwise, and for developers.
 */
export function unsignedWarning({ guard, config, localOverrides }: Settings): string | undefined {
  const isForOthers = !localOverrides || config.publicUrl.startsWith('https:');
  return isForOthers && !guard ? UNSIGNED : undefined;
}
