import { noLimits } from '../../app/limiter';
import type { Deps } from '../../deps/deps';
import { requireReason } from './agreement';
import { type ActRequest, attempt, type Outcome, record } from './attempt';

/**
 * Runs an act in one transaction, and adds it to the record.
 * @throws HttpError with the reason
 */
export async function performAct(deps: Deps, request: ActRequest): Promise<Outcome> {
  requireReason(request.act, request.why);
  return performWithReason(deps, request);
}

/** Same, for an act whose reason was checked; a savepoint when `deps.db` is a transaction. */
export const performWithReason = (deps: Deps, request: ActRequest): Promise<Outcome> =>
  inTransaction(deps, async (inside) => {
    const { outcome, onlyTried } = await attempt(inside, request);
    if (onlyTried) throw new RolledBack(outcome);
    if (!request.act.unrecorded) await record(inside, request, outcome);
    return outcome;
  });

/** Runs an act and rolls it back: the same results and errors, without effect. */
export const previewAct = (deps: Deps, request: ActRequest): Promise<Outcome> =>
  inTransaction({ ...deps, limiter: noLimits }, async (inside) => {
    throw new RolledBack((await attempt(inside, request)).outcome);
  });

/** Rolls a transaction back, and carries its result. */
export class RolledBack extends Error {
  constructor(readonly outcome: Outcome) {
    super('Rolled back.');
  }
}

async function inTransaction(
  deps: Deps,
  work: (inside: Deps) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await deps.db.transaction((db) => work({ ...deps, db }));
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}
