import { createHash } from 'node:crypto';
import { conflict } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import type { Act, Answer, Performer, Row, Sentences } from '../act/act';
import { DryRun } from '../act/dryRun';
import { WrongUse } from '../act/wrongUse';
import { changesBetween, type Facts, factsOf } from '../record/facts';
import { distinct, printSubject, type Subject, subjectsOf } from '../record/subjects';
import { writeAct } from '../record/writeAct';
import { writeActQueries } from '../record/writeAct.queries';
import { requireMayActOn } from '../scopes/mayAct';

export interface ActRequest {
  act: Act;
  /** The fields as sent, and as parsed by the act's schema. */
  given: Row;
  input: Row;
  file?: string;
  secret?: string;
  why?: string;
  by: Performer;
  requestId: string;
  /** Hash of a preview: the act runs only if nothing has changed since. */
  seen?: string;
}

export interface Outcome {
  answer: Answer;
  /** Undefined for an act that only reads. */
  sentences: Sentences | undefined;
  before: Facts;
  after: Facts;
  /** Hash of the objects before the act. */
  seen: string;
  subjects: Subject[];
  /** On whose behalf it was done, if only the act could determine it. */
  forId: number | undefined;
  /** Work to run after the commit. */
  later: (() => Promise<void>)[];
}

/** Runs an act in a transaction that the caller ends. @throws HttpError with the reason */
export async function attempt(inside: Deps, request: ActRequest) {
  const { db } = inside;
  const { act, input, by, file = '', secret = '' } = request;
  if (act.secret && secret === '') throw new WrongUse(`${act.secret}: needed.`);
  const named = await subjectsOf(db, act.fields, input);
  // Serializes acts on one object, so that each records the state it found.
  if (act.effect !== 'reads') await writeActQueries(db).lock(named.map(printSubject));
  await requireMayActOn(db, by, act, named);
  const facts = await factsOf(db, named);
  const found = (await act.finds?.(inside, input)) ?? {};
  const seen = hashOf(act, input, { ...facts, ...found });
  if (request.seen !== undefined && request.seen !== seen)
    throw conflict('This was changed a moment ago. Please look at it again.');

  const later: Outcome['later'] = [];
  const touched: Subject[] = [];
  let forId: number | undefined;
  const deps = {
    ...inside,
    by,
    found,
    touch: (...more: Subject[]) => void touched.push(...more),
    inPlaceOf(userId: number) {
      forId = userId;
    },
    afterCommit: (work: () => Promise<void>) => void later.push(work),
  };
  const { answer, onlyTried } = await run(() => act.run(deps, input, file, secret));
  const subjects = [...named, ...madeBy(act, answer)];
  const changes = changesBetween(facts, await factsOf(db, subjects));
  const sentences = act.says?.(input, answer as Row);
  const all = distinct([...subjects, ...touched]);
  const outcome: Outcome = { answer, sentences, ...changes, seen, subjects: all, forId, later };
  return { outcome, onlyTried };
}

async function run(act: () => Promise<Answer>): Promise<{ answer: Answer; onlyTried: boolean }> {
  try {
    return { answer: await act(), onlyTried: false };
  } catch (error) {
    if (error instanceof DryRun) return { answer: error.answer, onlyTried: true };
    throw error;
  }
}

function madeBy({ creates }: Act, answer: Answer): Subject[] {
  if (!creates || Array.isArray(answer) || answer.id === undefined) return [];
  return [{ kind: creates, id: Number(answer.id) }];
}

/** Adds an act to the record, in its transaction. */
export async function record(inside: Deps, request: ActRequest, outcome: Outcome) {
  const { act, by, given, why = null, requestId } = request;
  const { subjects, sentences, forId, before, after } = outcome;
  const erased = !act.goesOn && Object.values(after).some((facts) => facts.erased === true);
  const performed = { act, by, subjects, forId, given, why, requestId, erased };
  const text = sentences?.[1] ?? null;
  await writeAct(inside, { ...performed, text, changes: { before, after } });
}

/** Hash of the input and of the objects an act will change. */
const hashOf = ({ name }: Act, input: Row, found: Row) =>
  createHash('sha256')
    .update(JSON.stringify([name, input, found]))
    .digest('base64url');
