import type { Database } from '../../db/database';
import type { Act, Performer } from '../act/act';
import type { Subject } from '../record/subjects';
import { requireOwner } from './owners';
import { scopesQueries } from './scopes.queries';

/** Whether a caller's scopes allow an act at all. */
export const mayPerform = (by: Performer, act: Act): boolean =>
  by.source === 'cli' || by.scopes.includes(act.scope);

/**
 * Who looks after people does not get to switch off, or into, the accounts of other staff: that would
 * be a way to more scopes than one has.
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
    // What goes on as one's own account is somebody else's.
    if (kind !== 'user' || (id === by.userId && !goesOn)) continue;
    if ((await scopesQueries(db).of(id)).length > 0) requireOwner(by);
  }
}
