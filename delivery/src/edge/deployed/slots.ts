import type { Release, Slot } from 'contract/registry';

/** Without a shell there is no page: one that cannot be read gives way to what is known. */
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
