import type { ReleaseFile } from 'contract/release';
import { type ApiDescription, readDescription } from '../api/description';
import { incompatibleCalls } from '../api/incompatibleCalls';
import { narrowed } from '../api/narrowed';
import { revisionsOf } from '../deploy/history';
import { readRelease } from '../releases/readRelease';
import type { Deployment } from '../store/revisions';
import { releasesIn } from '../store/slots';
import type { Store } from '../store/store';
import type { CheckFailure } from './releaseSet';

/** Open tabs continue with the release they loaded, so a release is considered for this long after it was replaced. */
const TAB_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Checks an api against every release that browsers may run: stable, canary, last good, and those that were deployed
 * within a day.
 * @param now milliseconds since the epoch
 * @returns one line for each call or field that one of them would miss
 */
export async function checkApi(
  store: Store,
  deployed: Deployment,
  next: ApiDescription,
  now: number,
): Promise<string[]> {
  const before = deployed.api ? await readDescription(store, deployed.api) : undefined;
  const releases = await recentReleases(store, now);
  return releases.flatMap(({ name, id, calls = [] }) => {
    const faults = [
      ...incompatibleCalls(next, calls),
      ...(before ? narrowed(before, next, calls) : []),
    ];
    return faults.map((fault) => `  [api] ${name} ${id} ${fault}.`);
  });
}

async function recentReleases(store: Store, now: number): Promise<ReleaseFile[]> {
  const found = new Map<string, ReleaseFile>();
  for await (const revision of revisionsOf(store)) {
    for (const { name, slot, release } of releasesIn(revision)) {
      const { id } = release;
      if (found.has(`${name} ${id}`) || slot.blocked?.includes(id)) continue;
      const file = await readRelease(store, name, id);
      if (file) found.set(`${name} ${id}`, file);
    }
    if (now - Date.parse(revision.at) > TAB_LIFETIME_MS) break; // it was live at the start of the period
  }
  return [...found.values()];
}

/** Checks the calls of releases against the deployed api. Passes while no api was ever published. */
export async function checkCalls(
  store: Store,
  { api: hash }: Deployment,
  candidates: readonly ReleaseFile[],
): Promise<CheckFailure[]> {
  if (!hash) return [];
  const api = await readDescription(store, hash);
  return candidates.flatMap(({ name: packageName, calls = [] }) =>
    incompatibleCalls(api, calls).map((fault) => ({
      check: 'api' as const,
      packageName,
      sentence: `${fault}. Deploy an api that does first, then \`mfe api publish\` it.`,
    })),
  );
}
