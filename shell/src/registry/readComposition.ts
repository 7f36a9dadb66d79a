import type { Candidate, ComposedPackage, Composition } from 'contract/registry';

/**
 * Validates a composition: it may be truncated, or of an incompatible version. An invalid remote is omitted, and so is
 * each invalid release or address of one.
 * @returns undefined when a page cannot use it
 */
export function readComposition(value: unknown): Composition | undefined {
  const { revision, base, remotes } = fieldsOf<Composition>(value);
  const readable = Object.entries(fieldsOf(remotes)).flatMap(([name, composed]) => {
    const read = readComposed(composed);
    return read ? [[name, read] as const] : [];
  });
  const isSound = Number.isInteger(revision) && typeof base === 'string' && readable.length > 0;
  return isSound ? { ...(value as Composition), remotes: Object.fromEntries(readable) } : undefined;
}

function readComposed(value: unknown): ComposedPackage | undefined {
  const { routes, candidates } = fieldsOf<ComposedPackage>(value);
  if (!Array.isArray(routes) || !Array.isArray(candidates)) return undefined;
  return {
    ...(value as ComposedPackage),
    routes: routes.filter((route) => typeof fieldsOf<{ path: string }>(route).path === 'string'),
    candidates: candidates.filter(isCandidate),
  };
}

function isCandidate(value: unknown): boolean {
  const { id, container, entry, integrity, base } = fieldsOf<Candidate>(value);
  const isChecked = base !== undefined || /^sha384-/.test(String(integrity));
  return [id, container, entry].every((name) => typeof name === 'string') && isChecked;
}

const fieldsOf = <Shape>(value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as {
    [Key in keyof Shape]?: unknown;
  };
