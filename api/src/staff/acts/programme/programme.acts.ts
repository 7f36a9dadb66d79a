import type { Programme } from 'contract/wire/programme.contract';
import { z } from 'zod';
import { conflict, notFound } from '../../../app/httpError';
import { upcomingQueries } from '../../../modules/meetings/upcoming.queries';
import { programmeQueries } from '../../../modules/programme/programme.queries';
import { readProgrammeEnd } from '../../../modules/programme/programmeLimits';
import { act, type Performer, type Row, type StaffDeps } from '../../act/act';
import { plural } from '../../act/plural';
import { wholeNumber } from '../../act/wholeNumber';
import { differencesBetween } from './differences';
import {
  DRAFT_PRECONDITION,
  requireUnchangedDraft,
  VERSION_PRECONDITION,
} from './draftPrecondition';
import { checkDocument, readDraft } from './readDocument';
import { requireMayState, settleStatements, statedBy, statedText } from './statements';

const NOTHING_TO_PUBLISH =
  'There is nothing to publish: the draft is the same as the published version.';

/** Locks the programme, and returns the published version and the draft that the caller must have seen. */
async function finds({ db }: Pick<StaffDeps, 'db'>): Promise<Row> {
  const programme = programmeQueries(db);
  await programme.lock();
  const [version] = await programme.versions();
  const draft = await programme.draft();
  return { version: version?.id ?? null, editedAt: draft?.editedAt ?? null };
}

const show = act({
  name: 'programme.show',
  about: 'Prints the draft of the programme, or the published version if there is no draft.',
  scope: 'programme',
  effect: 'reads',
  fields: {},
  async run({ db }) {
    const programme = programmeQueries(db);
    const draft = await programme.draft();
    return (draft?.content ?? (await programme.published())) as unknown as Record<string, unknown>;
  },
});

const edit = act({
  name: 'programme.edit',
  about: 'Saves a draft of the programme; pages show it once it is published.',
  scope: 'programme',
  effect: 'changes',
  finds,
  file: 'JSON, as `programme show` prints it',
  fields: VERSION_PRECONDITION,
  says: (_input, { differences, ...stated }) => [
    `The draft will differ from the published version in ${places(differences)}.${statedText(stated)}`,
    `The draft is saved. It differs from the published version in ${places(differences)}.${statedText(stated)}`,
  ],
  async run({ db, clock, by }, seen, file) {
    const programme = programmeQueries(db);
    const draft = await requireUnchangedDraft(programme, seen);
    const published = await programme.published();
    const before = draft?.content ?? published;
    const edited = readDraft(file, before);
    requireMayState(by, before, edited);
    const { content, stated } = settleStatements(before, edited, clock.now());
    const editedAt = clock.now();
    await programme.saveDraft({ content, editedAt, editedBy: idOf(by) });
    const differences = differencesBetween(published, content).length;
    return { differences, editedAt: editedAt.toISOString(), ...stated };
  },
});

const discard = act({
  name: 'programme.discard',
  about: 'Discards the draft of the programme.',
  scope: 'programme',
  effect: 'changes',
  finds,
  fields: DRAFT_PRECONDITION,
  says: () => ['The draft will be discarded.', 'The draft was discarded.'],
  async run({ db, by }, seen) {
    const programme = programmeQueries(db);
    const draft = await requireUnchangedDraft(programme, seen);
    if (draft) requireMayState(by, draft.content, await programme.published());
    await programme.dropDraft();
    return {};
  },
});

const publish = act({
  name: 'programme.publish',
  about: 'Publishes the draft of the programme.',
  scope: 'programme',
  effect: 'changes',
  finds,
  fields: {
    ...DRAFT_PRECONDITION,
    because: z.string().trim().max(200).optional().describe('what is new, for the history'),
  },
  says: (_input, { version, changes, late, ...stated }) => [
    `Version ${version} will be published, with changes in ${places(changes)}.${statedText(stated)}${late}`,
    `Version ${version} is published, with changes in ${places(changes)}.${statedText(stated)}`,
  ],
  async run(deps, { because, ...seen }) {
    const programme = programmeQueries(deps.db);
    const draft = await requireUnchangedDraft(programme, seen);
    const published = await programme.published();
    if (draft) requireMayState(deps.by, published, draft.content);
    const changes = draft ? differencesBetween(published, draft.content).length : 0;
    if (!draft || changes === 0) throw conflict(NOTHING_TO_PUBLISH);
    const version = await add(deps, draft.content, because);
    await programme.dropDraft();
    const late = await lateText(deps);
    return { version, changes, late, ...statedBy(published, draft.content) };
  },
});

const rollback = act({
  name: 'programme.rollback',
  about: 'Publishes an earlier version of the programme again. The draft stays.',
  scope: 'programme',
  effect: 'changes',
  finds,
  fields: { version: wholeNumber().describe('number of the version') },
  says: ({ version }, { changes, late, ...stated }) => [
    `Version ${version} will be published again, with changes in ${places(changes)}.${statedText(stated)}${late}`,
    `Version ${version} is published again, with changes in ${places(changes)}.${statedText(stated)}`,
  ],
  async run(deps, { version }) {
    const programme = programmeQueries(deps.db);
    const wanted = await programme.version(version);
    if (!wanted) throw notFound(`There is no version ${version}.`);
    const published = await programme.published();
    requireMayState(deps.by, published, wanted);
    const changes = differencesBetween(published, wanted).length;
    if (changes === 0) throw conflict('This version is already published.');
    const added = await add(deps, wanted, `Version ${version} again`);
    const late = await lateText(deps);
    return { version: added, changes, late, ...statedBy(published, wanted) };
  },
});

/** About sessions that are booked after the last day of the published season; empty for none. */
async function lateText(deps: StaffDeps): Promise<string> {
  const day = await readProgrammeEnd(deps);
  const count = day ? await upcomingQueries(deps.db).countAfter(day, deps.clock.now()) : 0;
  if (count === 0) return '';
  const [are, stay] = count === 1 ? ['is', 'It stays'] : ['are', 'They stay'];
  return ` ${plural(count, 'booked session')} ${are} after the last day, ${day}. ${stay} booked.`;
}

/** Validated again, because the document may be older than a rule. */
async function add({ db, clock, by }: StaffDeps, document: Programme, why?: string) {
  const content = checkDocument(document);
  const row = { content, publishedAt: clock.now(), publishedBy: idOf(by), why: why || null };
  return programmeQueries(db).publish(row);
}

const idOf = (by: Performer) => by.userId;

const places = (count: unknown) => plural(count, 'place');

export const programmeActs = [show, edit, discard, publish, rollback];
