import { type Canary, isOlder, type Release } from 'contract/registry';
import type { Deployment, Stamp } from '../store/revisions';
import { mustSlotOf, slotOf } from './slots';
import { admit, offerable, verdictOn, withSoundSlot, withVerdict } from './verdicts';

/** A change of what is deployed; throws a sentence when it cannot be made. */
export type Change = (now: Deployment, made: Stamp) => Deployment;

/** Everybody gets a release; the one it replaces stays behind it. */
export function toStable(name: string, release: Release) {
  return (now: Deployment): Deployment => {
    const open = admit(now, name, release.id);
    const before = slotOf(open, name);
    const { canary, ...rest } = before ?? {};
    const other = canary && canary.release.id !== release.id ? { canary } : {};
    const replaced = before && before.stable.id !== release.id ? { lastGood: before.stable } : {};
    return withSoundSlot(open, name, { ...rest, ...other, ...replaced, stable: release });
  };
}

/**
 * Some visitors get a release, the rest keep the stable one.
 * @param salt distinguishes this canary from earlier ones; kept while the release stays the same
 */
export function toCanary(name: string, release: Release, percent: number, salt: string) {
  return (now: Deployment): Deployment => {
    const slot = slotOf(now, name);
    if (!slot)
      throw new Error(
        `${name} was never published: its first release goes to all, without --canary.`,
      );
    if (slot.stable.id === release.id) throw new Error(`${name} ${release.id} is stable already.`);
    const same = slot.canary?.release.id === release.id ? slot.canary : undefined;
    const canary: Canary = { percent, salt: same?.salt ?? salt, release };
    return withSoundSlot(admit(now, name, release.id), name, { ...slot, canary });
  };
}

/** More visitors get the canary; at 100 it becomes the stable release. */
export function promote(name: string, percent: number): Change {
  return (now) => {
    const slot = mustSlotOf(now, name);
    if (!slot.canary) throw new Error(`${name} has no canary to promote.`);
    if (percent >= 100) return toStable(name, slot.canary.release)(now);
    return withSoundSlot(now, name, { ...slot, canary: { ...slot.canary, percent } });
  };
}

/**
 * Goes back: a canary is withdrawn; without one the release before becomes stable. What is gone back
 * from is never offered again.
 * @param earlier stable releases before the last good one, newest first
 */
export function rollBack(name: string, earlier: readonly Release[] = []): Change {
  return (now, made) => {
    const { canary, lastGood, ...slot } = mustSlotOf(now, name);
    if (canary) {
      const left = withVerdict(now, name, canary.release.id, 'withdrawn', made);
      return withSoundSlot(left, name, { ...slot, ...behind(lastGood) });
    }
    const left = withVerdict(now, name, slot.stable.id, 'rolled-back', made);
    const [stable, next] = offerable(left, name, [lastGood, ...earlier]);
    if (!stable) throw new Error(`${name} has no earlier release to go back to.`);
    return withSoundSlot(left, name, { ...slot, ...behind(next), stable });
  };
}

/**
 * Goes to any published release. The one it leaves is never offered again, unless this overrules the
 * verdict that led away from the other one: then what stood meanwhile was good.
 */
export function goTo(name: string, release: Release, force = false): Change {
  return (now, made) => {
    const returns = verdictOn(now, name, release.id) !== undefined;
    const { canary, lastGood, ...slot } = mustSlotOf(now, name);
    const { stable } = slot;
    let left = admit(now, name, release.id, force);
    if (canary && canary.release.id !== release.id) {
      left = withVerdict(left, name, canary.release.id, 'withdrawn', made);
    }
    if (!returns && stable.id !== release.id) {
      left = withVerdict(left, name, stable.id, 'rolled-back', made);
    }
    const others = [stable, lastGood].filter((one) => one?.id !== release.id);
    const [next] = offerable(left, name, others);
    return withSoundSlot(left, name, { ...slot, ...behind(next), stable: release });
  };
}

/**
 * Nobody gets a release any more. One that is stable gives way to the last good one.
 * @param earlier stable releases before the last good one, newest first
 */
export function block(name: string, id: string, earlier: readonly Release[] = []): Change {
  return (now, made) => {
    const { stable, lastGood, ...rest } = mustSlotOf(now, name);
    const left = withVerdict(now, name, id, 'blocked', made);
    const [first, next] = offerable(left, name, [stable, lastGood, ...earlier]);
    if (!first) throw new Error(`${name} ${id} is all there is: publish or roll back first.`);
    return withSoundSlot(left, name, { ...rest, ...behind(next), stable: first });
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

/** Another api is deployed. @param hash of its description */
export function toApi(hash: string): Change {
  return (now) => ({ ...now, api: hash });
}

/** Puts a release behind another one. */
const behind = (lastGood: Release | undefined) => (lastGood ? { lastGood } : {});
