import { type Canary, isOlder, type Release, type Slot } from '../registry';
import type { Deployment } from '../store/revisions';
import { mustSlotOf, slotOf, withSlot } from './slots';

/** A change of what is deployed; throws a sentence when it cannot be made. */
export type Change = (now: Deployment) => Deployment;

/** Everybody gets a release; the one it replaces stays behind it. */
export function toStable(name: string, release: Release): Change {
  return (now) => {
    const before = slotOf(now, name);
    if (before?.blocked?.includes(release.id)) throw new Error(blockedSentence(name, release.id));
    const { canary, ...rest } = before ?? {};
    const other = canary && canary.release.id !== release.id ? { canary } : {};
    const replaced = before && before.stable.id !== release.id ? { lastGood: before.stable } : {};
    return withSlot(now, name, { ...rest, ...other, ...replaced, stable: release });
  };
}

/**
 * Some visitors get a release, the rest keep the stable one.
 * @param salt tells this canary from earlier ones; kept while the release stays the same
 */
export function toCanary(name: string, release: Release, percent: number, salt: string): Change {
  return (now) => {
    const slot = mustSlotOf(now, name);
    if (name === 'shell') throw new Error('The shell has no canary: publish it for everybody.');
    if (slot.blocked?.includes(release.id)) throw new Error(blockedSentence(name, release.id));
    if (slot.stable.id === release.id) throw new Error(`${name} ${release.id} is stable already.`);
    const same = slot.canary?.release.id === release.id ? slot.canary : undefined;
    const canary: Canary = { percent, salt: same?.salt ?? salt, release };
    return withSlot(now, name, { ...slot, canary });
  };
}

/** More visitors get the canary; at 100 it becomes the stable release. */
export function promote(name: string, percent: number): Change {
  return (now) => {
    const slot = mustSlotOf(now, name);
    if (!slot.canary) throw new Error(`${name} has no canary to promote.`);
    if (percent >= 100) return toStable(name, slot.canary.release)(now);
    return withSlot(now, name, { ...slot, canary: { ...slot.canary, percent } });
  };
}

/**
 * Goes back: a canary is withdrawn; without one the release before becomes stable, and what failed
 * is not offered as a fall-back.
 * @param earlier the stable release before the last good one, if there was one
 */
export function rollBack(name: string, earlier?: Release): Change {
  return (now) => {
    const { canary, lastGood, ...slot } = mustSlotOf(now, name);
    if (canary) return withSlot(now, name, { ...slot, ...(lastGood && { lastGood }) });
    if (!lastGood) throw new Error(`${name} has no earlier release to go back to.`);
    return withSlot(now, name, { ...slot, ...behind(earlier), stable: lastGood });
  };
}

/** Goes to any published release. The one it leaves is not offered as a fall-back. */
export function goTo(name: string, release: Release): Change {
  return (now) => {
    const { canary: _withdrawn, lastGood, ...slot } = mustSlotOf(now, name);
    if (slot.blocked?.includes(release.id)) throw new Error(blockedSentence(name, release.id));
    const other = lastGood?.id === release.id ? undefined : lastGood;
    return withSlot(now, name, { ...slot, ...behind(other), stable: release });
  };
}

/** Nobody gets a release any more. One that is stable gives way to the last good one. */
export function block(name: string, id: string): Change {
  return (now) => {
    const slot = mustSlotOf(now, name);
    const left = without(slot, id);
    if (!left) throw new Error(`${name} ${id} is all there is: publish or roll back first.`);
    const blocked = [...new Set([...(slot.blocked ?? []), id])];
    return withSlot(now, name, { ...left, blocked });
  };
}

/** Open pages of a shell older than this version load anew at their next step. */
export function requireShell(minShell: string): Change {
  return (now) => {
    const stable = now.shell?.stable.id.split('-')[0] ?? 'none';
    if (!/^\d+\.\d+\.\d+$/.test(minShell)) throw new Error(`'${minShell}' is no version.`);
    if (!now.shell || isOlder(stable, minShell)) {
      throw new Error(`Shell ${stable} stands: publish shell ${minShell} first.`);
    }
    return { ...now, minShell };
  };
}

/** Everything as an earlier revision had it; what was blocked since stays blocked. */
export function asIn(earlier: Deployment): Change {
  return (now) => {
    const parts = Object.keys(earlier.remotes).concat(earlier.shell ? ['shell'] : []);
    return parts.reduce((made, name) => {
      const since = slotOf(now, name)?.blocked ?? [];
      const slot = slotOf(earlier, name)!;
      const refused = since.filter((id) => id === slot.stable.id);
      if (refused.length > 0) throw new Error(blockedSentence(name, slot.stable.id));
      const kept = since.reduce<Slot>((left, id) => without(left, id) ?? left, slot);
      return withSlot(made, name, { ...kept, ...(since.length > 0 && { blocked: since }) });
    }, earlier);
  };
}

function without({ stable, canary, lastGood, ...rest }: Slot, id: string): Slot | undefined {
  const first = stable.id === id ? lastGood : stable;
  if (!first || first.id === id) return undefined;
  const second = lastGood && ![id, first.id].includes(lastGood.id) ? { lastGood } : {};
  const some = canary && canary.release.id !== id ? { canary } : {};
  return { ...rest, stable: first, ...second, ...some };
}

const behind = (lastGood: Release | undefined) => (lastGood ? { lastGood } : {});

const blockedSentence = (name: string, id: string) =>
  `${name} ${id} is blocked. Publish a release that mends what was wrong with it.`;
