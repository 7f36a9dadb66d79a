import type { Database } from '../../db/database';
import type { Act, Performer } from '../act/act';
import type { Subject } from '../record/subjects';
import { requireOwner } from './owners';
import { scopesQueries } from './scopes.queries';

/** Whether a caller's scopes allow an act at all. */
export const mayPerform = (by: Performer, act: Act): boolean =>
  by.source === 'cli' || by.scopes.includes(act.scope);

/**
 * Staff for people cannot deactivate or take over accounts of other staff, because they could gain scopes that way.
 * @throws 403
 */
export async function requireMayActOn(
  db: Database,
  by: Performer,
  { scope, effect, goesOn }: Act,
  subjects: Subject[],
): Promise<void> {
  if (scope !== 'people' || effect === 'reads' || by.source === 'cli') return;
  for (const { kind, id } of subjects) {
    // An account that continues as one's own may be another person's.
    if (kind !== 'user' || (id === by.userId && !goesOn)) continue;
    if ((await scopesQueries(db).of(id)).length > 0) requireOwner(by);
  }
}
