import type { Deployment } from '../store/revisions';
import { releasesOf, slotOf, slotsIn } from '../store/slots';
import type { Change } from './changes';
import { admit, verdictOn, withSoundSlot, withVerdict } from './verdicts';

/**
 * Restores an earlier revision except for verdicts: later verdicts stay valid, and the releases that are left are never
 * offered again.
 * @param force restores releases in spite of their verdicts
 */
export function restoreDeployment(earlier: Deployment, force = false): Change {
  return (now, made) => {
    let left = now;
    for (const [name, { stable }] of slotsIn(earlier)) left = admit(left, name, stable.id, force);
    for (const [name, { stable, canary }] of slotsIn(now)) {
      const back = slotOf(earlier, name);
      const ids = back ? releasesOf(back).map(({ id }) => id) : [];
      const isLeft = (id: string | undefined): id is string =>
        id !== undefined && !ids.includes(id);
      // Overruling a verdict means that the release that replaced it is not at fault.
      const returns = back && verdictOn(now, name, back.stable.id) !== undefined;
      const tried = canary?.release.id;
      if (isLeft(tried)) left = withVerdict(left, name, tried, 'withdrawn', made);
      if (isLeft(stable.id) && !returns) {
        left = withVerdict(left, name, stable.id, 'rolled-back', made);
      }
    }
    const { base, minShell, shell, remotes } = earlier;
    // Verdicts and owners are not part of what is restored.
    const { minShell: _minShell, ...agreed } = left;
    let next: Deployment = { ...agreed, ...(minShell && { minShell }), base, shell, remotes };
    for (const [name, slot] of slotsIn(earlier)) next = withSoundSlot(next, name, slot);
    return next;
  };
}
