import type { ArchivedLetter, LetterArchive } from 'contract/wire/letters.contract';
import { excerptOf } from '../../app/excerpt';
import { notFound } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { blocksToLine } from '../../mail/markdown/renderBlocks';
import { readLetter, textFor } from './letterMail';
import { type LetterRow, lettersQueries } from './letters.queries';

const MAX_LETTERS = 200;

type Entry = LetterArchive['data'][number];

/** Public letters to the newsletter (rule 7.67). */
export function archiveService({ db }: Pick<Deps, 'db'>) {
  const letters = lettersQueries(db);
  /** A letter that began to be sent never changes, so it is cached. The cache holds as many as the list. */
  let entries = new Map<number, Entry>();

  return {
    async list(): Promise<LetterArchive> {
      const ids = await letters.archive(MAX_LETTERS);
      const known = entries;
      const missing = ids.filter((id) => !known.has(id));
      const rows = missing.length > 0 ? await letters.byIds(missing) : [];
      const added = new Map(rows.map((row) => [row.id, toEntry(row)]));
      const listed = ids.flatMap((id) => known.get(id) ?? added.get(id) ?? []);
      entries = new Map(listed.map((entry) => [entry.id, entry]));
      return { data: listed };
    },

    /** @throws 404 */
    async get(id: number): Promise<ArchivedLetter> {
      const letter = await letters.archived(id);
      if (!letter) throw notFound();
      return toArchived(letter);
    },
  };
}

function toEntry(letter: LetterRow): Entry {
  const { blocks: _blocks, sender: _sender, ...entry } = toArchived(letter);
  return entry;
}

/** Replaces merge fields by their fallback, so no name appears. */
function toArchived(letter: LetterRow): ArchivedLetter {
  const { subject, blocks } = textFor(readLetter(letter), {});
  return {
    id: letter.id,
    subject,
    sender: letter.sender,
    blocks,
    excerpt: excerptOf(blocksToLine(blocks)),
    sent_at: letter.startedAt!.toISOString(),
  };
}
