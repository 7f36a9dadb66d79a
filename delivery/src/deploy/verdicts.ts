import type { Release, Slot, Verdict } from 'contract/registry';
import type { Deployment, Stamp } from '../store/revisions';
import { withSlot } from '../store/slots';

/** The verdict on a release, if it may not be offered again. */
export function verdictOn(now: Deployment, name: string, id: string): Verdict | undefined {
  return now.verdicts?.[name]?.find((one) => one.id === id);
}

/** The deployment with a new verdict; a release has one verdict, the latest. */
export function withVerdict(
  now: Deployment,
  name: string,
  id: string,
  verdict: Verdict['verdict'],
  { at, by, reason }: Stamp,
): Deployment {
  const others = now.verdicts?.[name]?.filter((one) => one.id !== id) ?? [];
  const own = [...others, { id, verdict, at, by, reason }];
  return { ...now, verdicts: { ...now.verdicts, [name]: own } };
}

/**
 * Checks that a release may be offered: it has no verdict, or the verdict is overruled and removed.
 * @throws Error that names the verdict
 */
export function admit(now: Deployment, name: string, id: string, force = false): Deployment {
  const verdict = verdictOn(now, name, id);
  if (!verdict) return now;
  if (!force) throw new Error(`${verdictSentence(name, verdict)} ${NEXT_STEPS}`);
  const others = now.verdicts![name]!.filter((one) => one !== verdict);
  return { ...now, verdicts: { ...now.verdicts, [name]: others } };
}

export function overruledIn(before: Deployment, after: Deployment): string[] {
  return Object.entries(before.verdicts ?? {}).flatMap(([name, verdicts]) =>
    verdicts
      .filter(({ id }) => !verdictOn(after, name, id))
      .map((verdict) => `  ${verdictSentence(name, verdict)}`),
  );
}

/** Those of these releases that may be offered, in order, without duplicates. */
export function offerable(
  now: Deployment,
  name: string,
  releases: readonly (Release | undefined)[],
): Release[] {
  const found = new Map<string, Release>();
  for (const release of releases) {
    if (release && !found.has(release.id) && !verdictOn(now, name, release.id)) {
      found.set(release.id, release);
    }
  }
  return [...found.values()];
}

/** A slot without releases that have a verdict; blocked ones are listed for browsers. */
export function withSoundSlot(now: Deployment, name: string, slot: Slot): Deployment {
  const { lastGood, canary, blocked: _before, ...rest } = slot;
  const behind = offerable(now, name, [lastGood]).find(({ id }) => id !== slot.stable.id);
  const isTried = canary && canary.release.id !== slot.stable.id;
  const tried = isTried && !verdictOn(now, name, canary.release.id) ? canary : undefined;
  const blocked = (now.verdicts?.[name] ?? [])
    .filter(({ verdict }) => verdict === 'blocked')
    .map(({ id }) => id);
  return withSlot(now, name, {
    ...rest,
    ...(tried && { canary: tried }),
    ...(behind && { lastGood: behind }),
    ...(blocked.length > 0 && { blocked }),
  });
}

const VERBS: Record<string, string> = { 'rolled-back': 'rolled back' };

/** A verdict as text: `rolled back`, `blocked`, `withdrawn`. */
export const verdictText = ({ verdict }: Verdict) => VERBS[verdict] ?? verdict;

const verdictSentence = (name: string, verdict: Verdict) =>
  `${name} ${verdict.id} was ${verdictText(verdict)} by ${verdict.by} at ${verdict.at}: ${verdict.reason}.`;

const NEXT_STEPS =
  'Publish a release that fixes the problem, or overrule this with --force and a --reason.';
