import { notFound, unprocessable } from '../../../app/httpError';
import { postLetter } from '../../../mail/outbox';
import { letterMail, readLetter } from '../../../modules/letters/letterMail';
import { lettersQueries } from '../../../modules/letters/letters.queries';
import { sendLetter } from '../../../modules/letters/sendLetter';
import { usersQueries } from '../../../modules/users/users.queries';
import { act, type StaffDeps } from '../../act/act';
import { email, find } from '../../act/find';
import { plural } from '../../act/plural';
import { WrongUse } from '../../act/wrongUse';
import { LETTER_PRECONDITION, requireUnchangedLetter } from './letterPrecondition';
import { letterId } from './letters.acts';

const test = act({
  name: 'letters.test',
  about: 'Sends a letter to yourself as a test.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    id: letterId,
    to: email(
      'email address of a member; required on the command line, and only used there',
    ).optional(),
    ...LETTER_PRECONDITION,
  },
  says: ({ id }, { to }) => [
    `Letter ${id} will be sent to ${to}.`,
    `Letter ${id} is on its way to ${to}.`,
  ],
  async run(deps, { id, to: address, ...seen }) {
    const letter = await lettersQueries(deps.db).byId(id);
    if (!letter) throw notFound(`There is no letter ${id}.`);
    requireUnchangedLetter(letter, seen);
    const read = readLetter(letter);
    const [problem] = read.problems;
    if (problem) throw unprocessable(problem);
    const { id: userId, name, email } = await reader(deps, address);
    const mail = letterMail(deps, { ...letter, ...read }, { userId, email, values: { name } });
    const { by } = deps;
    const cause = by.userId === null ? 'product' : { account: by.userId };
    const subject = `Test: ${mail.subject}`;
    await postLetter(deps, { name, email }, { ...mail, subject }, cause);
    return { id, to: email };
  },
});

/** The caller; the command line names an address. */
async function reader({ db, by }: StaffDeps, address: string | undefined) {
  if (by.source === 'cli' && address !== undefined) return find(db).user(address);
  if (by.userId === null) throw new WrongUse('Give --to.');
  if (address !== undefined && by.source === 'web')
    throw new WrongUse('You can send a test only to yourself.');
  return (await usersQueries(db).byId(by.userId))!;
}

const send = act({
  name: 'letters.send',
  about: 'Sends a draft to all its recipients, a limited number per minute.',
  scope: 'letters',
  effect: 'irreversible',
  fields: { id: letterId, ...LETTER_PRECONDITION },
  says: ({ id }, { recipients }) => [
    `Letter ${id} will be sent to ${people(recipients)}.`,
    `Letter ${id} is on its way to ${people(recipients)}.`,
  ],
  async run(deps, { id, ...seen }) {
    const letters = sendLetter(deps);
    requireUnchangedLetter(await letters.take(id, 'draft'), seen);
    return { id, recipients: await letters.start(id) };
  },
});

const pause = act({
  name: 'letters.pause',
  about: 'Pauses a letter: emails that are not sent yet wait.',
  scope: 'letters',
  effect: 'changes',
  fields: { id: letterId },
  says: ({ id }) => [`Letter ${id} will be paused.`, `Letter ${id} is paused.`],
  async run(deps, { id }) {
    await sendLetter(deps).pause(id);
    return { id };
  },
});

const resume = act({
  name: 'letters.resume',
  about: 'Resumes a paused letter.',
  scope: 'letters',
  effect: 'changes',
  fields: { id: letterId },
  says: ({ id }) => [
    `Letter ${id} will be sent to the remaining recipients.`,
    `Letter ${id} is resumed.`,
  ],
  async run(deps, { id }) {
    await sendLetter(deps).resume(id);
    return { id };
  },
});

const cancel = act({
  name: 'letters.cancel',
  about: 'Cancels a letter: recipients who have not received it will not get it.',
  scope: 'letters',
  effect: 'irreversible',
  fields: { id: letterId },
  says: ({ id }, { left }) => [
    `Letter ${id} will not be sent to ${people(left)}.`,
    `Letter ${id} is cancelled; it was not sent to ${people(left)}.`,
  ],
  run: async (deps, { id }) => ({ id, left: await sendLetter(deps).cancel(id) }),
});

/** Whether a letter to the newsletter is in the public archive. */
const listing = (name: 'list' | 'unlist', about: string, text: string) =>
  act({
    name: `letters.${name}`,
    about,
    scope: 'letters',
    effect: 'changes',
    fields: { id: letterId },
    says: ({ id }) => [`Letter ${id} will be ${text}.`, `Letter ${id} is ${text}.`],
    async run({ db }, { id }) {
      const letters = lettersQueries(db);
      if (!(await letters.lock(id))) throw notFound(`There is no letter ${id}.`);
      await letters.change(id, { listed: name === 'list' });
      return { id };
    },
  });

const people = (count: unknown) => (count === 1 ? 'one person' : plural(count, 'person', 'people'));

export const sendingActs = [
  test,
  send,
  pause,
  resume,
  cancel,
  listing('list', 'Shows a letter to the newsletter in the archive of the site.', 'in the archive'),
  listing('unlist', 'Takes a letter out of the archive of the site.', 'not in the archive'),
];
