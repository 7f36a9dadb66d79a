import { and, asc, eq, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { meetingNotes as notes, meetingTopics as topics, users } from '../../db/schema';
import { nextVersion } from './nextVersion';

interface Text {
  occurrenceId: number;
  text: string;
  /** The version that was read; 0 when there was none. */
  version: number;
  by: number;
  at: Date;
}

interface NoteText extends Text {
  shared: boolean;
}

const { id, name, surname, username, profilePhoto } = users;
const person = { id, name, surname, username, profilePhoto };

/** Topics and notes of meetings. A write succeeds only if the stored version is the one that was read. */
export function textsQueries(db: Database) {
  const ofNote = ({ occurrenceId, by, shared }: Pick<NoteText, 'occurrenceId' | 'by' | 'shared'>) =>
    and(eq(notes.occurrenceId, occurrenceId), eq(notes.authorId, by), eq(notes.shared, shared));

  return {
    async topics(occurrenceId: number) {
      const [row] = await db
        .select({ text: topics.text, version: topics.version, writtenBy: person })
        .from(topics)
        .leftJoin(users, eq(users.id, topics.writtenBy))
        .where(eq(topics.occurrenceId, occurrenceId));
      return row;
    },

    /** @returns false when somebody wrote meanwhile */
    async writeTopics({ occurrenceId, text, version, by, at }: Text): Promise<boolean> {
      const set = { text, writtenBy: by, writtenAt: at };
      const read = and(eq(topics.occurrenceId, occurrenceId), eq(topics.version, version));
      const stored = { version: topics.version };
      const done =
        version === 0
          ? db
              .insert(topics)
              .values({ occurrenceId, version: 1, ...set })
              .onConflictDoNothing()
              .returning(stored)
          : db
              .update(topics)
              .set({ ...set, version: nextVersion(topics.version) })
              .where(read)
              .returning(stored);
      return (await done).length > 0;
    },

    /** Both notes of the author. */
    ownNotes: (occurrenceId: number, authorId: number) =>
      db
        .select()
        .from(notes)
        .where(and(eq(notes.occurrenceId, occurrenceId), eq(notes.authorId, authorId))),

    /** Shared notes of the others, by id. */
    sharedNotes: (occurrenceId: number, exceptOf: number) =>
      db
        .select({ text: notes.text, author: person })
        .from(notes)
        .innerJoin(users, eq(users.id, notes.authorId))
        .where(
          and(
            eq(notes.occurrenceId, occurrenceId),
            eq(notes.shared, true),
            ne(notes.authorId, exceptOf),
            ne(notes.text, ''),
          ),
        )
        .orderBy(asc(notes.authorId))
        .limit(500),

    /** @returns false when it was written elsewhere meanwhile */
    async writeNote({ text, version, at, ...which }: NoteText): Promise<boolean> {
      const set = { text, writtenAt: at };
      const { occurrenceId, by: authorId, shared } = which;
      const read = and(ofNote(which), eq(notes.version, version));
      const row = { occurrenceId, authorId, shared, version: 1, ...set };
      const stored = { version: notes.version };
      const done =
        version === 0
          ? db.insert(notes).values(row).onConflictDoNothing().returning(stored)
          : db
              .update(notes)
              .set({ ...set, version: nextVersion(notes.version) })
              .where(read)
              .returning(stored);
      return (await done).length > 0;
    },
  };
}
