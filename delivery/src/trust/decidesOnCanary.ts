import { isDeepStrictEqual } from 'node:util';

import { asRecord, changedKeys, fieldOf, type Written } from './written';

/**
 * True when a revision does nothing to a remote except decide on its current canary: change its share, make it stable,
 * or withdraw it. Everything else must be unchanged to the letter, because a key with this right may only show people
 * what the team's key signed before. Pure.
 */
export function decidesOnCanary(before: Written, after: Written, remote: string): boolean {
  if (withdrawsCanary(before, after, remote)) return true;
  const [was, is] = [slotOf(before, remote), slotOf(after, remote)];
  if (!isTried(was)) return false;
  if (!isDeepStrictEqual(verdictsOf(before, remote), verdictsOf(after, remote))) return false;
  const { canary, ...others } = was;
  const { release, ...share } = asRecord(canary);
  const promoted = { ...others, stable: release, lastGood: was.stable };
  if (isDeepStrictEqual(is, promoted)) return true;
  const { percent } = asRecord(is.canary);
  return (
    isShare(percent) && isDeepStrictEqual(is, { ...was, canary: { ...share, percent, release } })
  );
}

/**
 * True when a revision does nothing to a package, including the shell, except withdraw its canary: everybody then gets
 * the release that was stable all the time. Pure.
 */
export function withdrawsCanary(before: Written, after: Written, name: string): boolean {
  const [was, is] = [slotOf(before, name), slotOf(after, name)];
  if (!isTried(was)) return false;
  const { canary, ...others } = was;
  const stated = [verdictsOf(before, name), verdictsOf(after, name)] as const;
  return (
    isDeepStrictEqual(is, others) && isWithdrawal(...stated, asRecord(canary).release, after.by)
  );
}

/** One additional verdict, on the canary, by the author of the revision. */
function isWithdrawal(before: unknown[], after: unknown[], release: unknown, by: unknown): boolean {
  const { id } = asRecord(release);
  const others = before.filter((verdict) => asRecord(verdict).id !== id);
  const own = asRecord(after.at(-1));
  return (
    isDeepStrictEqual(after.slice(0, -1), others) &&
    changedKeys({ id, verdict: 'withdrawn', by }, own).every((key) => STATED_FIELDS.has(key)) &&
    own.id === id
  );
}

const STATED_FIELDS = new Set(['at', 'reason']);

const isShare = (percent: unknown) => typeof percent === 'number' && percent >= 0 && percent <= 100;

const isTried = (slot: Written) => Object.hasOwn(slot, 'canary') && Object.hasOwn(slot, 'stable');

const slotOf = ({ shell, remotes }: Written, name: string) =>
  asRecord(name === 'shell' ? shell : fieldOf(asRecord(remotes), name));

function verdictsOf({ verdicts }: Written, name: string): unknown[] {
  const given = fieldOf(asRecord(verdicts), name);
  return Array.isArray(given) ? given : [];
}
