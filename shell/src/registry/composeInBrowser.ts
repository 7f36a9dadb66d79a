import { type Composition, compose, type Registry, type Slot } from 'contract/registry';
import { isStaff, keptInBrowser, readStoredUser } from 'shared-ui/core';

const KEY = 'mfe_visitor';

/**
 * Makes a composition of the registry where a static host serves it. An edge does this for its visitors; here the
 * browser decides which canaries it gets, and keeps them. The shell is in the document already, the same for all.
 */
export function composeInBrowser(registry: Registry): Composition {
  // An unknown kind of slot costs its remote only.
  const readable = Object.entries(registry.remotes).filter(([, slot]) => isSlot(slot));
  const hasCanary = readable.some(([, { canary }]) => canary !== undefined);
  const { shell, ...rest } = registry;
  const { canary: _fixed, ...frame } = shell ?? {};
  const own = {
    ...rest,
    ...(shell && { shell: frame as Slot }),
    remotes: Object.fromEntries(readable),
  };
  const staff = isStaff(readStoredUser());
  return compose(own, { staff, ...(hasCanary && { visitor: visitorName() }) });
}

const isSlot = (slot: Partial<Slot> | null) =>
  typeof slot?.stable?.id === 'string' && Array.isArray(slot.stable.routes);

/** This browser's random name; none without storage, and then no canary either. */
function visitorName(): string | undefined {
  const known = keptInBrowser.getItem(KEY);
  if (known) return known;
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  if (keptInBrowser.setItem(KEY, name)) return name;
  keptInBrowser.removeItem(KEY);
  return undefined;
}
