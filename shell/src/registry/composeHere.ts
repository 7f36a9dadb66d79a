import { type Composition, compose, type Registry } from 'delivery/registry';

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
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    return undefined; // storage is forbidden or full
  }
}
