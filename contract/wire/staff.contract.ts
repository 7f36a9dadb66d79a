import { z } from 'zod';
import { IdText, line, paragraph } from './text.contract';
import { CalendarDay } from './time.contract';

/** The permissions of staff. `owner` grants the others their scopes; `releases` is read-only. */
export const StaffScope = z.enum([
  'owner',
  'programme',
  'people',
  'letters',
  'sessions',
  'releases',
]);

/** Kinds of objects that an act can change and that the record can be searched by. */
export const SubjectKind = z.enum([
  'user',
  'startup',
  'meeting',
  'room',
  'mail',
  'message',
  'letter',
  'import',
]);

/** The effect of an act: none, one that another act can undo, or one that cannot be undone. */
export const ActEffect = z.enum(['reads', 'changes', 'irreversible']);

/** One staff action; its form and its command are generated from this. */
export const StaffAct = z.object({
  name: z.string(), // 'startups.publish'
  about: z.string(), // one sentence
  scope: StaffScope,
  effect: ActEffect,
  fields: z.record(z.string(), z.unknown()), // JSON Schema of the call's `fields`
  file: z.string().nullable(), // format of the text in `file`; null when the act takes no file
  secret: z.string().nullable(), // meaning of `secret`, e.g. 'Password'; null when the act takes none
  step_up: z.boolean(), // requires a second factor confirmed in the last ten minutes
  wants_reason: z.boolean(), // requires `why`
});

/** GET /staff/acts: the acts that the caller's scopes allow, in menu order. */
export const StaffActs = z.object({
  scopes: z.array(StaffScope),
  data: z.array(StaffAct),
  recorded: z.array(z.string()), // names of all acts that the caller can read in the record
});

const ActName = z.string().regex(/^[a-z][a-z.-]{1,58}$/, 'There is no such act.');
export const ActPath = z.object({ name: ActName });
export const Facts = z.record(z.string(), z.unknown());

/** The input of an act. */
export const ActCall = z.object({
  fields: Facts.default({}),
  file: z.string().max(900_000).optional(),
  secret: z.string().max(1_000).optional(),
  why: paragraph('reason', { max: 500 }).optional(), // for the record
});

/** POST /staff/acts/{name} */
export const ActPerform = ActCall.extend({
  seen: z.string().max(100).optional(), // from the preview: 409 when the object has changed since
  confirm: z.string().max(300).optional(), // from the preview; required for an irreversible act
});

/** The changed fields of each changed object, by kind and id: `{'startup:5': {published: true}}`. */
export const Changes = z.record(z.string(), Facts);

/**
 * Current names of the objects that changes are about or refer to, by kind and id: `{'startup:5': 'Zrno'}`. Objects
 * that no longer exist are missing.
 */
export const ChangedNames = z.record(z.string(), z.string());

/** The effects of an act that was run and rolled back. */
export const ActPreview = z.object({
  message: z.string(),
  before: Changes,
  after: Changes,
  names: ChangedNames,
  seen: z.string(),
  confirm: z.string().nullable(), // what to type and send for an irreversible act
});

/** The effects of an act, or the data it read. */
export const ActAnswer = z.object({
  message: z.string().nullable(), // one sentence; null for an act that only reads
  before: Changes,
  after: Changes,
  names: ChangedNames,
  answer: z.union([Facts, z.array(Facts)]), // the facts of one object, or a list of objects
});

/** Where an act came from: the staff area, the command line, or a member acting on their own account. */
export const ActSource = z.enum(['web', 'cli', 'member']);

const Named = z.object({ kind: SubjectKind, id: z.int(), name: z.string() });

/** One entry of the record. */
export const RecordEntry = z.object({
  id: z.string(), // stable
  at: z.iso.datetime(), // UTC
  act: z.string(), // 'startups.publish', or the kind of a security event
  source: ActSource,
  effect: ActEffect,
  by: z.object({
    id: z.int().nullable(), // id of an account
    operator: z.int().nullable(), // or id of an operator of the command line
    name: z.string(),
  }),
  for: Named.nullable(), // the person on whose behalf it was done
  subjects: z.array(Named),
  text: z.string().nullable(), // one sentence; null when a person it is about was erased
  before: Changes,
  after: Changes,
  names: ChangedNames,
  why: z.string().nullable(),
  request_id: z.string().nullable(),
});

/** GET /staff/record?…: newest first, within the caller's scopes. */
export const StaffRecord = z.object({
  data: z.array(RecordEntry),
  next_before: z.string().nullable(), // send it as `before` for the next page
});

const Page = {
  before: z
    .string()
    .regex(/^\d{1,14}-\w{1,12}$/, 'The page is unknown.')
    .optional(),
  effect: z.enum(['all', 'changes']).default('changes'), // whether acts that only read are listed
};

export const RecordQuery = z.object({
  ...Page,
  search: line('search', { max: 100 }).optional(), // part of a name, or of an act or a reason (three letters)
  act: ActName.optional(),
  by: IdText.optional(), // a member's id
  from: CalendarDay.optional(), // UTC days, both inclusive
  to: CalendarDay.optional(),
});

/** GET /staff/record/{kind}/{id}: the history of one object. */
export const HistoryQuery = z.object(Page);
export const HistoryPath = z.object({ kind: SubjectKind, id: IdText });

export type StaffScope = z.infer<typeof StaffScope>;
export type SubjectKind = z.infer<typeof SubjectKind>;
export type ActEffect = z.infer<typeof ActEffect>;
export type ActSource = z.infer<typeof ActSource>;
export type StaffAct = z.infer<typeof StaffAct>;
export type StaffActs = z.infer<typeof StaffActs>;
export type ActCall = z.infer<typeof ActCall>;
export type ActPerform = z.infer<typeof ActPerform>;
export type ActPreview = z.infer<typeof ActPreview>;
export type ActAnswer = z.infer<typeof ActAnswer>;
export type Changes = z.infer<typeof Changes>;
export type ChangedNames = z.infer<typeof ChangedNames>;
export type RecordEntry = z.infer<typeof RecordEntry>;
export type StaffRecord = z.infer<typeof StaffRecord>;
export type RecordQuery = z.infer<typeof RecordQuery>;
