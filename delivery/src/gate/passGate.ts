import type { ReleaseFile } from 'tooling/release';

import { readRelease } from '../publish/readRelease';
import type { Deployment } from '../store/revisions';
import type { Store } from '../store/store';
import { judge } from './gate';

/**
 * Lets releases pass, or says why not. They are judged beside what is deployed at this moment, not
 * beside a branch.
 * @throws Error with one line for each reason
 */
export async function passGate(
  store: Store,
  now: Deployment,
  candidates: readonly ReleaseFile[],
): Promise<void> {
  const cast = new Map<string, ReleaseFile>();
  const slots = { ...(now.shell && { shell: now.shell }), ...now.remotes };
  for (const [name, { stable }] of Object.entries(slots)) {
    const file = await readRelease(store, name, stable.id);
    if (!file) throw new Error(`${name} ${stable.id} is deployed, but not in the store.`);
    cast.set(name, file);
  }
  for (const candidate of candidates) cast.set(candidate.name, candidate);

  const refusals = judge(
    cast,
    candidates.map(({ name }) => name),
  );
  if (refusals.length === 0) return;
  const lines = refusals.map(({ check, part, sentence }) => {
    return `  [${check}] ${part} ${cast.get(part)!.id} ${sentence}`;
  });
  throw new Error(['Not published; nothing has changed.', ...lines].join('\n'));
}
