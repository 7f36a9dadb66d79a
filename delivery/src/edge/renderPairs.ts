import { type Registry, type Release, releasesFor, type Slot } from 'contract/registry';
import { isPrerendered } from 'contract/route/prerendering';
import { releasesOf } from '../store/slots';
import type { Denylist } from './Denylist';
import type { RenderPair } from './render/Renderer';

/**
 * The pairs that visitors are about to request: the most common release and the canary of the shell, each with those of
 * the remotes.
 */
export function renderPairs({ shell, remotes }: Registry, denylist: Denylist): RenderPair[] {
  const shells = shell ? shownOf(shell, (id) => denylist.has(id)) : [];
  return shells.flatMap(({ id: frame }) =>
    Object.entries(remotes).flatMap(([name, slot]) =>
      shownOf(slot, (id) => denylist.has(id, frame))
        .filter(({ routes }) => routes.some(isPrerendered))
        .map(({ id }) => ({ shell: frame, remote: { name, id } })),
    ),
  );
}

/** The releases of a package in use: the first candidate of most visitors, then the canary. */
function shownOf(slot: Slot, isDenied: (id: string) => boolean): Release[] {
  const canary = slot.canary?.release;
  const ids = releasesOf(slot).map(({ id }) => id);
  const quarantined = new Set(ids.filter(isDenied));
  const [first] = releasesFor(slot, { quarantined });
  const isShown = canary && !quarantined.has(canary.id) && !slot.blocked?.includes(canary.id);
  return [...(first ? [first] : []), ...(isShown && canary.id !== first?.id ? [canary] : [])];
}
