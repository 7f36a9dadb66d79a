import { type Composition, compose, type Registry, type Slot } from 'contract/registry';
import { isStaff, keptInBrowser, readStoredUser } from 'shared-ui/core';

const KEY = 'mfe_visitor';

/**
 * Composes the registry of a static host in the browser. An edge does this for its visitors; here the browser selects
 * its canaries, and stores the choice. The shell is already in the document, the same for all.
 */
export function composeInBrowser(registry: Registry): Composition {
  // A slot of an unknown kind disables only its remote.
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

/** This browser's random name; undefined without storage, and then it gets no canary. */
function visitorName(): string | undefined {
  const known = keptInBrowser.getItem(KEY);
  if (known) return known;
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  if (keptInBrowser.setItem(KEY, name)) return name;
  keptInBrowser.removeItem(KEY);
  return undefined;
}
