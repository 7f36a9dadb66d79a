import type { ReleaseFile } from 'contract/release';

import { readDescription } from '../../api/description';
import { incompatibleCalls } from '../../api/incompatibleCalls';
import type { Deployment } from '../../store/revisions';
import type { Store } from '../../store/store';
import type { CheckFailure } from '../sets/releaseSet';

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
