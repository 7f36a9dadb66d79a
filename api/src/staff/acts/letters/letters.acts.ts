import { LetterFormat, LetterTo } from 'contract/wire/letters.contract';
import { Stage } from 'contract/wire/startups.contract';
import { line, paragraph, publicName } from 'contract/wire/text.contract';
import { unprocessable } from '../../../app/httpError';
import { MERGE_FIELDS } from '../../../mail/markdown/mergeFields';
import { productTitle } from '../../../mail/site';
import { lettersQueries } from '../../../modules/letters/letters.queries';
import { sendLetter } from '../../../modules/letters/sendLetter';
import { act, type Row } from '../../act/act';
import { numbered } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';
import { LETTER_PRECONDITION, requireUnchangedLetter } from './letterPrecondition';

export const letterId = numbered('number of the letter', 'letter');
const PAGE_SIZE = 50;

const season = wholeNumber({ max: 1_000, error: 'must be a number' });

/** Content and audience of a letter. */
const content = {
  subject: line('subject', { max: 150 }).describe('may contain fields, e.g. {{name}}'),
  body: paragraph('text', { max: 20_000 })
    .describe(
      'may contain the fields {{name}}, {{surname}}, {{startup|your startup}} and {{season}}',
    )
    .meta({ unrecorded: true, mergeFields: Object.keys(MERGE_FIELDS) }),
  format: LetterFormat.describe('markdown or plain'),
  sender: publicName('sender', { max: 60 }).describe('the sender name of the emails'),
  to: LetterTo.describe('newsletter, everybody, founders, teams, mentors or investors'),
  season: season.optional().describe('only people of startups in this season'),
  stage: Stage.optional().describe('only people of startups at this stage'),
};

const list = act({
  name: 'letters.find',
  about: 'Lists letters to many, newest first.',
  scope: 'letters',
  effect: 'reads',
  fields: {},
  async run({ db }) {
    const rows = await lettersQueries(db).page(undefined, PAGE_SIZE);
    return rows.map(({ id, subject, state, audience, recipients, startedAt: started }): Row => {
      return { id, subject, state, to: audience.to, recipients, started };
    });
  },
});

const create = act({
  name: 'letters.create',
  about: 'Writes the draft of a letter to many. Nothing is sent.',
  scope: 'letters',
  effect: 'changes',
  creates: 'letter',
  fields: {
    ...content,
    format: content.format.default('markdown'),
    sender: content.sender.optional(),
    to: content.to.default('newsletter'),
  },
  says: (_input, { id }) => ['A draft will be saved.', `Letter ${id} is saved as a draft.`],
  async run({ db, clock, config, by }, { season, stage, to, sender, ...written }) {
    requireNoFilter(to, season, stage);
    const now = clock.now();
    const id = await lettersQueries(db).insert({
      ...written,
      sender: sender ?? productTitle(config),
      audience: { to, season: season ?? null, stage: stage ?? null },
      authorId: by.userId,
      createdAt: now,
      changedAt: now,
    });
    return { id };
  },
});

const edit = act({
  name: 'letters.edit',
  about:
    'Changes a draft. Fields that are left out stay, except season and stage, which then mean all.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    id: letterId,
    subject: content.subject.optional(),
    body: content.body.optional(),
    format: content.format.optional(),
    sender: content.sender.optional(),
    to: content.to.optional(),
    season: content.season,
    stage: content.stage,
    ...LETTER_PRECONDITION,
  },
  says: ({ id }) => [`Letter ${id} will be changed.`, `Letter ${id} is changed.`],
  async run(deps, { id, season, stage, to, 'changed-at': changedAt, ...written }) {
    const letter = await sendLetter(deps).take(id, 'draft');
    requireUnchangedLetter(letter, { 'changed-at': changedAt });
    const whom = to ?? letter.audience.to;
    requireNoFilter(whom, season, stage);
    const audience = { to: whom, season: season ?? null, stage: stage ?? null };
    const change = { ...written, audience, changedAt: deps.clock.now() };
    await lettersQueries(deps.db).change(id, change);
    return { id, changedAt: change.changedAt.toISOString() };
  },
});

const remove = act({
  name: 'letters.delete',
  about: 'Deletes a draft.',
  scope: 'letters',
  effect: 'irreversible',
  fields: { id: letterId, ...LETTER_PRECONDITION },
  says: ({ id }) => [`Draft ${id} will be deleted permanently.`, `Draft ${id} is deleted.`],
  async run(deps, { id, ...seen }) {
    requireUnchangedLetter(await sendLetter(deps).take(id, 'draft'), seen);
    await lettersQueries(deps.db).remove(id);
    return { id, deleted: true };
  },
});

/** Subscribers have no roles in startups to filter by. */
function requireNoFilter(
  to: LetterTo,
  season: number | undefined,
  stage: string | undefined,
): void {
  if (to === 'newsletter' && (season !== undefined || stage !== undefined))
    throw unprocessable('Season and stage cannot be set for the newsletter.');
}

export const letterActs = [list, create, edit, remove];
