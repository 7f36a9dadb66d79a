import { type Canary, isOlder, type Release } from 'contract/registry';
import type { Deployment, Stamp } from '../store/revisions';
import { mustSlotOf, slotOf } from '../store/slots';
import { admit, offerable, verdictOn, withSoundSlot, withVerdict } from './verdicts';

/** A change of the deployment; throws an Error with a sentence when it is impossible. */
export type Change = (now: Deployment, made: Stamp) => Deployment;

/** Makes a release stable; the one it replaces becomes the last good one. */
export function toStable(name: string, release: Release) {
  return (now: Deployment): Deployment => {
    const open = admit(now, name, release.id);
    const before = slotOf(open, name);
    const lastGood = before?.stable.id === release.id ? before.lastGood : before?.stable;
    return withSoundSlot(open, name, { ...before, lastGood, stable: release });
  };
}

/**
 * Gives a release to some visitors; the others keep the stable one.
 * @param salt distinguishes this canary from earlier ones; unchanged while the release stays the same
 */
export function toCanary(name: string, release: Release, percent: number, salt: string) {
  return (now: Deployment): Deployment => {
    const slot = slotOf(now, name);
    if (!slot)
      throw new Error(
        `${name} was never published. Publish its first release to everybody, without --canary.`,
      );
    if (slot.stable.id === release.id) throw new Error(`${name} ${release.id} is already stable.`);
    const same = slot.canary?.release.id === release.id ? slot.canary : undefined;
    const canary: Canary = { percent, salt: same?.salt ?? salt, release };
    return withSoundSlot(admit(now, name, release.id), name, { ...slot, canary });
  };
}

/** Increases the canary's share; at 100 it becomes the stable release. */
export function promote(name: string, percent: number): Change {
  return (now) => {
    const slot = mustSlotOf(now, name);
    if (!slot.canary) throw new Error(`${name} has no canary to promote.`);
    if (percent >= 100) return toStable(name, slot.canary.release)(now);
    return withSoundSlot(now, name, { ...slot, canary: { ...slot.canary, percent } });
  };
}

/**
 * Withdraws a canary; without a canary, makes the last good release stable. The release that is left is never offered
 * again.
 * @param earlier stable releases before the last good one, newest first
 */
export function rollBack(name: string, earlier: readonly Release[] = []): Change {
  return (now, made) => {
    const { canary, ...slot } = mustSlotOf(now, name);
    if (canary) {
      const left = withVerdict(now, name, canary.release.id, 'withdrawn', made);
      return withSoundSlot(left, name, slot);
    }
    const left = withVerdict(now, name, slot.stable.id, 'rolled-back', made);
    const [stable, lastGood] = offerable(left, name, [slot.lastGood, ...earlier]);
    if (!stable) throw new Error(`${name} has no earlier release to go back to.`);
    return withSoundSlot(left, name, { ...slot, lastGood, stable });
  };
}

/**
 * Makes any published release stable. The release that is left is never offered again. Exception: when this overrules a
 * verdict that led away from the other release, then the release in between was good.
 */
export function goTo(name: string, release: Release, force = false): Change {
  return (now, made) => {
    const returns = verdictOn(now, name, release.id) !== undefined;
    const { canary, ...slot } = mustSlotOf(now, name);
    const { stable } = slot;
    let left = admit(now, name, release.id, force);
    if (canary && canary.release.id !== release.id) {
      left = withVerdict(left, name, canary.release.id, 'withdrawn', made);
    }
    if (!returns && stable.id !== release.id) {
      left = withVerdict(left, name, stable.id, 'rolled-back', made);
    }
    const others = [stable, slot.lastGood].filter((one) => one?.id !== release.id);
    const [lastGood] = offerable(left, name, others);
    return withSoundSlot(left, name, { ...slot, lastGood, stable: release });
  };
}

/**
 * Withdraws a release from everybody. A stable one is replaced by the last good one.
 * @param earlier stable releases before the last good one, newest first
 */
export function block(name: string, id: string, earlier: readonly Release[] = []): Change {
  return (now, made) => {
    const slot = mustSlotOf(now, name);
    const left = withVerdict(now, name, id, 'blocked', made);
    const [stable, lastGood] = offerable(left, name, [slot.stable, slot.lastGood, ...earlier]);
    if (!stable)
      throw new Error(`${name} ${id} is the only release. Publish another one or roll back first.`);
    return withSoundSlot(left, name, { ...slot, lastGood, stable });
  };
}

/** Open pages of a shell older than this version reload at their next navigation. */
export function requireShell(minShell: string): Change {
  return (now) => {
    const stable = now.shell?.stable.id.split('-')[0] ?? 'none';
    if (!/^\d+\.\d+\.\d+$/.test(minShell))
      throw new Error(`'${minShell}' is not a version such as 1.4.0.`);
    if (!now.shell || isOlder(stable, minShell)) {
      throw new Error(`The stable shell is ${stable}. Publish shell ${minShell} first.`);
    }
    return { ...now, minShell };
  };
}

/** Records another deployed api. @param hash of its description */
export function toApi(hash: string): Change {
  return (now) => ({ ...now, api: hash });
}
