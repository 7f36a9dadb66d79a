import { createHash } from 'node:crypto';
import { conflict, HttpError } from '../../app/httpError';
import { noLimits } from '../../app/limiter';
import type { Deps } from '../../deps/deps';
import { printSubject, subjectsOf } from '../record/subjects';
import { writeActQueries } from '../record/writeAct.queries';
import { confirmPhrase, requireReason } from './agreement';
import { type ActRequest, attempt, type Outcome } from './attempt';
import { performWithReason } from './performAct';

/** The result of one of several previews. */
export type PreviewOutcome = { outcome: Outcome } | { refused: HttpError };

/** Runs an act on many objects in order, and rolls everything back. */
export async function previewMany(deps: Deps, requests: ActRequest[]): Promise<PreviewOutcome[]> {
  const tried: PreviewOutcome[] = [];
  const done = new Error('Rolled back.');
  await deps.db
    .transaction(async (db) => {
      await lockAll({ ...deps, db }, requests);
      for (const request of requests) {
        // A savepoint, so that later ones can be tried after one is refused.
        const one = db.transaction((inner) =>
          attempt({ ...deps, db: inner, limiter: noLimits }, request),
        );
        tried.push(await one.then(({ outcome }) => ({ outcome }), rejection));
      }
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return tried;
}

/**
 * Runs an act on many objects, all or none, and adds a row for each to the record.
 * @param seen hash of their preview: refused when one of them was changed since
 * @throws HttpError with the reason, and which object it is about
 */
export async function performMany(
  deps: Deps,
  requests: ActRequest[],
  seen: string | undefined,
): Promise<Outcome[]> {
  return deps.db.transaction(async (db) => {
    const inside = { ...deps, db };
    await lockAll(inside, requests);
    for (const { act, why } of requests) requireReason(act, why);
    const outcomes: Outcome[] = [];
    for (const request of requests) {
      const outcome = await performWithReason(inside, request).catch((error: unknown) => {
        throw error instanceof HttpError ? about(request, error) : error;
      });
      outcomes.push(outcome);
    }
    if (seen !== undefined && seen !== hashOfOutcomes(outcomes))
      throw conflict('One of them was changed a moment ago. Please look at them again.');
    return outcomes;
  });
}

/** One hash for all previews. */
export const hashOfOutcomes = (outcomes: Outcome[]): string =>
  createHash('sha256')
    .update(outcomes.map(({ seen }) => seen).join())
    .digest('base64url');

/** Always in the same order, so that concurrent acts cannot deadlock. */
async function lockAll({ db }: Deps, requests: ActRequest[]) {
  const named = new Set<string>();
  for (const { act, input } of requests)
    for (const subject of await subjectsOf(db, act.fields, input)) named.add(printSubject(subject));
  await writeActQueries(db).lock([...named]);
}

function rejection(error: unknown): PreviewOutcome {
  if (error instanceof HttpError) return { refused: error };
  throw error;
}

const about = ({ act, input }: ActRequest, { status, message, extras }: HttpError) =>
  new HttpError(status, `${confirmPhrase(act, input)}: ${message}`, extras);
