import { createHash } from 'node:crypto';

import type { Deps } from '../../app/deps';
import { conflict } from '../../app/httpError';
import { noLimits } from '../../app/limiter';
import type { Act, Answer, Performer, Row, Sentences } from '../act/act';
import { Undone } from '../act/undone';
import { WrongUse } from '../act/wrongUse';
import { changesBetween, type Facts, factsOf } from '../record/facts';
import { printSubject, type Subject, subjectsOf } from '../record/subjects';
import { writeAct } from '../record/writeAct';
import { writeActQueries } from '../record/writeAct.queries';
import { requireMayActOn } from '../scopes/mayAct';

export interface ActRequest {
  act: Act;
  /** The fields as they came, and as the act's schema read them. */
  given: Row;
  input: Row;
  file?: string;
  secret?: string;
  why?: string;
  by: Performer;
  requestId: string;
  /** What a preview saw: the act happens only while things are as they were then. */
  seen?: string;
}

export interface Outcome {
  answer: Answer;
  /** None of an act that only reads. */
  sentences: Sentences | undefined;
  before: Facts;
  after: Facts;
  /** What the act was about to change, as it was. */
  seen: string;
  subjects: Subject[];
  /** What is done once everything is there to stay. */
  later: (() => Promise<void>)[];
}

/**
 * Does what staff asked for, all of it or nothing, and adds it to the record.
 * @throws HttpError with the reason
 */
export const performAct = (deps: Deps, request: ActRequest): Promise<Outcome> =>
  inTransaction(deps, async (inside) => {
    const { outcome, onlyTried } = await attempt(inside, request);
    if (onlyTried) throw new RolledBack(outcome);
    if (!request.act.unrecorded) await record(inside, request, outcome);
    return outcome;
  });

/** Tries an act and undoes it: the same answers, the same refusals, and nothing of it stays. */
export const previewAct = (deps: Deps, request: ActRequest): Promise<Outcome> =>
  inTransaction({ ...deps, limiter: noLimits }, async (inside) => {
    throw new RolledBack((await attempt(inside, request)).outcome);
  });

class RolledBack extends Error {
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

async function attempt(inside: Deps, request: ActRequest) {
  const { db } = inside;
  const { act, input, by, file = '', secret = '' } = request;
  if (act.secret && secret === '') throw new WrongUse(`${act.secret}: needed.`);
  const named = await subjectsOf(db, act.fields, input);
  // Two acts on one thing take turns, so that each notes what it found.
  if (act.effect !== 'reads') await writeActQueries(db).lock(named.map(printSubject));
  await requireMayActOn(db, by, act, named);
  const found = await factsOf(db, named);
  const seen = hashOf(act, input, found);
  if (request.seen !== undefined && request.seen !== seen)
    throw conflict('This was changed a moment ago. Please look at it again.');

  const later: Outcome['later'] = [];
  const deps = { ...inside, by, afterCommit: (work: () => Promise<void>) => void later.push(work) };
  const { answer, onlyTried } = await run(() => act.run(deps, input, file, secret));
  const subjects = [...named, ...madeBy(act, answer)];
  const changes = changesBetween(found, await factsOf(db, subjects));
  const sentences = act.says?.(input, answer as Row);
  return { outcome: { answer, sentences, ...changes, seen, subjects, later }, onlyTried };
}

async function run(act: () => Promise<Answer>): Promise<{ answer: Answer; onlyTried: boolean }> {
  try {
    return { answer: await act(), onlyTried: false };
  } catch (error) {
    if (error instanceof Undone) return { answer: error.answer, onlyTried: true };
    throw error;
  }
}

function madeBy({ creates }: Act, answer: Answer): Subject[] {
  if (!creates || Array.isArray(answer)) return [];
  return [{ kind: creates, id: Number(answer.id) }];
}

async function record(inside: Deps, request: ActRequest, outcome: Outcome) {
  const { act, by, given, why = null, requestId } = request;
  const { subjects, sentences, before, after } = outcome;
  const erased = Object.values(after).some((facts) => facts.erased === true);
  const performed = { act, by, subjects, given, why, requestId, erased };
  const text = sentences?.[1] ?? null;
  await writeAct(inside, { ...performed, text, changes: { before, after } });
}

/** Of what an act is about to do, and of what it does it to. */
const hashOf = ({ name }: Act, input: Row, found: Facts) =>
  createHash('sha256')
    .update(JSON.stringify([name, input, found]))
    .digest('base64url');
