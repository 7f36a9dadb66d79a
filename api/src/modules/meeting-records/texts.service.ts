import type { NoteKind, WrittenNote, WrittenTopics } from 'contract/wire/meeting-records.contract';
import { changedMeanwhile, forbidden } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { NotifyDeps } from '../../deps/deps';
import { requireUpcoming } from '../meetings/namedMeetings';
import { notify } from '../notifications/notify';
import { requireSide, type Taken } from './requireSide';
import { textsQueries } from './texts.queries';

/** Texts about a meeting: topics before it, notes at any time (rules 5.41 and 5.42). */
export function textsService(deps: NotifyDeps) {
  const { db, clock } = deps;

  return {
    /** @throws 403 for the mentor, 404; 409 once it has begun, or when somebody wrote meanwhile */
    async writeTopics(viewer: Viewer, meetingId: number, { text, version }: WrittenTopics) {
      const { row, side } = await requireSide(db, viewer, meetingId);
      if (side === 'mentor')
        throw forbidden('Only the founders can write the agenda of a session.');
      const { occurrence } = row;
      requireUpcoming(occurrence, clock.now());
      await db.transaction(async (tx) => {
        const queries = textsQueries(tx);
        const written = { occurrenceId: occurrence.id, text, version };
        if (await queries.writeTopics({ ...written, by: viewer.id, at: clock.now() })) {
          if (version === 0 && text !== '') await announce({ ...deps, db: tx }, viewer, row);
          return;
        }
        // A retry after a lost response succeeds if the text is the stored one.
        if ((await queries.topics(occurrence.id))?.text !== text) throw changedMeanwhile();
      });
    },

    /** @throws 404; 409 when they wrote it elsewhere meanwhile */
    async writeNote(
      viewer: Viewer,
      meetingId: number,
      kind: NoteKind,
      { text, version }: WrittenNote,
    ) {
      const { row } = await requireSide(db, viewer, meetingId);
      const which = { occurrenceId: row.occurrence.id, by: viewer.id, shared: kind === 'shared' };
      const queries = textsQueries(db);
      if (await queries.writeNote({ ...which, text, version, at: clock.now() })) return;
      const own = await queries.ownNotes(which.occurrenceId, viewer.id);
      const stored = own.find(({ shared }) => shared === which.shared);
      if (stored?.text !== text) throw changedMeanwhile();
    },
  };
}

/** Notifies the mentor of the first version of an agenda, not of later changes. */
async function announce(
  deps: NotifyDeps,
  viewer: Viewer,
  { occurrence, startup, mentor }: Taken['row'],
): Promise<void> {
  await notify(deps, [mentor.id], {
    type: 'meeting-booked',
    happensAt: occurrence.startsAt,
    hasOwnMail: true,
    text: () => `${startup.name} wrote an agenda for your session.`,
    url: `/my/mentorships/agenda/${occurrence.id}`,
    cause: { account: viewer.id, startup: startup.id },
  });
}
