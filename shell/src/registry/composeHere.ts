import { type Composition, compose, type Registry } from 'delivery/registry';
import { keptInBrowser } from 'shared-ui/core';

const KEY = 'mfe_visitor';

/**
 * Composes what a host of files hands out as it is. An edge does this for its visitors; here the
 * browser decides by itself which canaries it is among, and stays with them.
 */
export function composeHere(registry: Registry): Composition {
  const hasCanary = Object.values(registry.remotes).some(({ canary }) => canary !== undefined);
  return compose(registry, hasCanary ? { visitor: visitorName() } : {});
}

/** This browser's random name; none where it may keep nothing, and so no canary either. */
function visitorName(): string | undefined {
  const known = keptInBrowser.getItem(KEY);
  if (known) return known;
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  if (keptInBrowser.setItem(KEY, name)) return name;
  keptInBrowser.removeItem(KEY);
  return undefined;
}
