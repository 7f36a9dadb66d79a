import type { Registry, Release, Slot } from 'contract/registry';
import { slotsIn } from '../../store/slots';

/** Without a shell there is no page, so an unreadable shell is replaced by the known one. */
export function readable(
  shell: Slot,
  before: Slot | undefined,
  has: (one: Release) => boolean,
): Slot {
  const { canary, lastGood, stable, ...rest } = shell;
  const tried = canary && has(canary.release) ? { canary } : {};
  const behind = lastGood && has(lastGood) ? lastGood : undefined;
  if (has(stable)) return { ...rest, ...tried, stable, ...(behind && { lastGood: behind }) };
  if (before) return before;
  return behind ? { ...rest, ...tried, stable: behind } : shell;
}

/** Unreadable packages keep their known state, unless that release may no longer be offered. */
export function withKnown(registry: Registry, before: Registry | undefined): Registry {
  const known = new Map(before && slotsIn(before));
  const retained = Object.keys(registry.unread ?? {}).flatMap((name) => {
    const slot = known.get(name);
    const refused = registry.verdicts?.[name]?.some(({ id }) => id === slot?.stable.id);
    return slot && !refused ? [[name, slot] as const] : [];
  });
  const { shell = registry.shell, ...remotes } = Object.fromEntries<Slot>(retained);
  return { ...registry, ...(shell && { shell }), remotes: { ...registry.remotes, ...remotes } };
}
