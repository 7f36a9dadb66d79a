import type { Candidate, ComposedPart, Composition } from 'delivery/registry';

/**
 * Checks what claims to be a composition: it may have been cut on its way, or be of another age.
 * @returns undefined when a page cannot work with it
 */
export function readComposition(value: unknown): Composition | undefined {
  const { revision, base, remotes } = fieldsOf<Composition>(value);
  const isSound =
    Number.isInteger(revision) &&
    typeof base === 'string' &&
    Object.values(fieldsOf(remotes)).every(isPart) &&
    Object.keys(fieldsOf(remotes)).length > 0;
  return isSound ? (value as Composition) : undefined;
}

function isPart(value: unknown): boolean {
  const { routes, candidates } = fieldsOf<ComposedPart>(value);
  return (
    Array.isArray(routes) &&
    routes.every((route) => typeof fieldsOf<{ path: string }>(route).path === 'string') &&
    Array.isArray(candidates) &&
    candidates.every(isCandidate)
  );
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
