import type { ImportKind, UndoDryRun, UndoneLine } from 'contract/wire/imports.contract';
import type { StaffScope } from 'contract/wire/staff.contract';
import { DAY } from '../../../app/clock';
import { conflict, HttpError, notFound } from '../../../app/httpError';
import { announceAssignment } from '../../../modules/mentors/announceAssignment';
import { type Act, act, type Row, type StaffDeps, type Subject, toggle } from '../../act/act';
import { DryRun } from '../../act/dryRun';
import { find, numbered } from '../../act/find';
import { printSubject } from '../../record/subjects';
import { writeActQueries } from '../../record/writeAct.queries';
import { type MentorState, mentorStateQueries } from '../mentors/mentorState.queries';
import { hoursChangeText, notifyHoursChange } from '../mentors/notifyHoursChange';
import { checkThing } from './checkThing';
import { type ImportedThing, type ImportRow, importsQueries } from './imports.queries';
import { lineErrors } from './lineErrors';
import { knownThings, subjectsOfThings } from './subjectsOfThings';
import { thingHashesQueries } from './thingHashes.queries';
import { idsOf, KINDS, thingHashesOf } from './thingHashesOf';
import { thingsQueries } from './things.queries';

export const UNDO_WINDOW_MS = DAY;

/** Undoes imports of some kinds: completely or not at all (decision 102). */
export const undoAct = (name: string, scope: StaffScope, kinds: readonly ImportKind[]): Act =>
  act({
    name,
    about: `Undoes an import of ${kinds.join(', ')} within a day, completely or not at all.`,
    scope,
    effect: 'changes',
    fields: {
      id: numbered('number of the import', 'import'),
      'dry-run': toggle('write nothing, and show line by line what would happen'),
    },
    says({ 'dry-run': dryRun }, { removed, restored, gone, refused, notified, ended }) {
      const fates = `${removed} removed, ${restored} restored, ${gone} already gone`;
      if (dryRun) {
        const tried = `${fates}, ${refused} cannot be undone.`;
        return [`Nothing will be undone. ${tried}`, `Nothing was undone. ${tried}`];
      }
      const sides = ended ? ' Both sides of each assignment are notified.' : '';
      const will = `The import will be undone: ${fates}.${hoursChangeText(notified)}${sides}`;
      return [will, `The import is undone: ${fates}.`];
    },
    async run(deps, { id, 'dry-run': dryRun }) {
      const { db, clock } = deps;
      const row = await importsQueries(db).hold(id, kinds);
      if (!row) throw notFound(`There is no import ${id}.`);
      requireUndoable(row, clock.now());
      const { checked, ...rest } = await look(deps, row);
      const answer = summarize(checked);
      if (dryRun) throw new DryRun(answer);
      if (answer.refused > 0) throw inUse(answer);
      const notified = await undo(deps, checked);
      const ended = await announceEnds(deps, checked);
      await importsQueries(db).settle(id, clock.now());
      deps.touch(...rest.subjects);
      const { lines: _lines, ...counts } = answer;
      return { id, ...counts, ...(notified && { notified }), ...(ended && { ended }) } as Row;
    },
  });

/** @throws 409 when it was undone, or is too old */
function requireUndoable({ id, undoneAt, madeAt }: ImportRow, now: Date): void {
  if (undoneAt) throw conflict(`Import ${id} is already undone.`);
  if (now.getTime() - madeAt.getTime() >= UNDO_WINDOW_MS)
    throw conflict(`An import can be undone for 24 hours. Import ${id} is older.`);
}

type CheckedThing = ImportedThing & { result: UndoneLine; subjects: readonly Subject[] };

/** Current state of all objects of an import, locked until the transaction ends. */
async function look({ db }: StaffDeps, { id }: ImportRow) {
  const rows = await importsQueries(db).things(id);
  const things = rows.map((row) => ({ kind: row.kind, id: row.thingId }));
  // Locked like acts on them, which run before or after this.
  const concerned = await subjectsOfThings(db, things);
  await writeActQueries(db).lock(concerned.map(printSubject));
  for (const kind of KINDS) await thingHashesQueries(db).lock(kind, idsOf(things, kind));
  const now = await thingHashesOf(db, things);
  const known = await knownThings(db, things);
  const checked = rows.map((row): CheckedThing => {
    const thing = { kind: row.kind, id: row.thingId };
    const name = known.get(thing)?.name ?? '';
    const fate = checkThing(row, now.get(thing), known.get(thing));
    const subjects = known.get(thing)?.subjects ?? [];
    return { ...row, subjects, result: { line: row.line, name, ...fate } };
  });
  return { checked, subjects: known.all.flatMap(({ subjects }) => subjects) };
}

function summarize(checked: readonly CheckedThing[]): UndoDryRun & Row {
  const lines = byLine(checked.map(({ result }) => result));
  const of = (fate: UndoneLine['fate']) => lines.filter((one) => one.fate === fate).length;
  return {
    removed: of('removed'),
    restored: of('restored'),
    gone: of('gone'),
    refused: of('refused'),
    lines,
  };
}

/** A line that created an account and a mentor is one unit: both are undone, or neither. */
function byLine(results: readonly UndoneLine[]): UndoneLine[] {
  const lines = new Map<number, UndoneLine>();
  for (const one of results) {
    const before = lines.get(one.line);
    if (!before) lines.set(one.line, one);
    else if (one.fate === 'refused') {
      const problems = before.fate === 'refused' ? [before.problem, one.problem] : [one.problem];
      lines.set(one.line, { ...one, name: before.name, problem: problems.join(' ') });
    }
  }
  return [...lines.values()];
}

function inUse({ refused, lines }: UndoDryRun) {
  const errors = lines.filter(({ fate }) => fate === 'refused');
  const message = `Nothing was undone: ${refused} of ${lines.length} were changed or used since.`;
  const refusedLines = errors.map(({ line, name, problem }) => ({ line, name, problem }));
  return new HttpError(409, message, lineErrors(refusedLines));
}

/** Deletes referencing objects first. @returns the number of mentors notified of changed hours */
async function undo(deps: StaffDeps, checked: readonly CheckedThing[]): Promise<number> {
  let notified = 0;
  for (const { kind, thingId, before, result } of checked)
    if (kind === 'mentor' && result.fate === 'restored')
      notified += Number(await restoreMentor(deps, thingId, before as unknown as MentorState));
  for (const kind of [...KINDS].reverse()) {
    const ids = checked.filter((one) => one.kind === kind && one.result.fate === 'removed');
    await thingsQueries(deps.db).remove(
      kind,
      ids.map(({ thingId }) => thingId),
    );
  }
  return notified;
}

/** Both sides were notified of an imported assignment. @returns the number of removed ones */
async function announceEnds(deps: StaffDeps, checked: readonly CheckedThing[]): Promise<number> {
  const ended = checked.filter(
    ({ kind, result }) => kind === 'assignment' && result.fate === 'removed',
  );
  for (const { subjects } of ended) {
    const idOf = (kind: Subject['kind']) => subjects.find((one) => one.kind === kind)!.id;
    const startup = await find(deps.db).startup(String(idOf('startup')));
    await announceAssignment(deps, { mentorUserId: idOf('user'), startup }, 'ends');
  }
  return ended.length;
}

/** Mentors were notified of the imported hours, and are of the restored ones. */
async function restoreMentor(deps: StaffDeps, id: number, before: MentorState): Promise<boolean> {
  const state = mentorStateQueries(deps.db);
  const userId = await state.userOf(id);
  const imported = await state.holdOf(userId);
  await state.restore(id, before);
  return notifyHoursChange(deps, userId, imported, await state.holdOf(userId));
}
