import type {
  LetterEntry,
  LetterPage,
  LetterPreview,
  StaffLetter,
} from 'contract/wire/letters.contract';
import { notFound } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { MERGE_FIELDS } from '../../mail/markdown/mergeFields';
import { audienceQueries } from './audience.queries';
import { readLetter, textFor } from './letterMail';
import { type LetterRow, lettersQueries } from './letters.queries';
import { recipientsQueries } from './recipients.queries';

const PAGE_SIZE = 50;
const MAX_PROBLEMS = 100;
const PREVIEW_SIZE = 3; // recipients

/** Reads letters for staff (rule 7.60). */
export function lettersService({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const letters = lettersQueries(db);
  const recipients = recipientsQueries(db, new URL(config.publicUrl).hostname);

  async function requireLetter(id: number): Promise<LetterRow> {
    const letter = await letters.byId(id);
    if (!letter) throw notFound();
    return letter;
  }

  return {
    async list(before: number | undefined): Promise<LetterPage> {
      const rows = await letters.page(before, PAGE_SIZE + 1);
      const shown = rows.slice(0, PAGE_SIZE);
      return {
        data: shown.map(toEntry),
        next_before: rows.length > PAGE_SIZE ? shown.at(-1)!.id : null,
      };
    },

    /** @throws 404 */
    async get(id: number): Promise<StaffLetter> {
      const letter = await requireLetter(id);
      const { body, format, sender, listed, finishedAt } = letter;
      return {
        ...toEntry(letter),
        body,
        format,
        sender,
        listed,
        finished_at: finishedAt?.toISOString() ?? null,
        fields: Object.entries(MERGE_FIELDS).map(([name, fallback]) => ({ name, fallback })),
        counts: await recipients.outcome(id),
        problems: await recipients.problems(id, MAX_PROBLEMS),
      };
    },

    /** The letter as three of its current recipients would read it. @throws 404 */
    async preview(id: number): Promise<LetterPreview> {
      const letter = await requireLetter(id);
      const audience = audienceQueries(db);
      const read = readLetter(letter);
      const sample = await audience.sample(letter.audience, PREVIEW_SIZE);
      return {
        recipients: await audience.count(letter.audience),
        problems: read.problems,
        data: sample.map(({ name, email, values }) => ({
          to: { name, email },
          ...textFor(read, values),
        })),
        nameless: textFor(read, {}),
      };
    },
  };
}

const toEntry = (letter: LetterRow): LetterEntry => ({
  id: letter.id,
  subject: letter.subject,
  state: letter.state,
  audience: letter.audience,
  recipients: letter.recipients,
  changed_at: letter.changedAt.toISOString(),
  started_at: letter.startedAt?.toISOString() ?? null,
});
