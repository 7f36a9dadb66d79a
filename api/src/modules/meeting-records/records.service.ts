import type { MeetingRecord, RecentMeetings } from 'contract/wire/meeting-records.contract';
import { DAY } from '../../app/clock';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { agendaQueries } from '../agenda/agenda.queries';
import { toAgendaMeeting } from '../agenda/agenda.service';
import { toCancellation } from '../meetings/cancellation';
import { toWireTime } from '../meetings/meeting.wire';
import { toPerson } from '../users/user.wire';
import { type ActionRow, actionsQueries } from './actions.queries';
import { answersQueries } from './answers.queries';
import { answersOpen, answersUntil } from './answerWindow';
import { peopleOf } from './peopleOf';
import { requireSide } from './requireSide';
import { textsQueries } from './texts.queries';

const LISTED_DAYS = 60;

/** Records of meetings, for their participants (rule 5.40). */
export function recordsService({ db, clock }: DbDeps) {
  return {
    /** @throws 404 */
    async show(viewer: Viewer, meetingId: number): Promise<MeetingRecord> {
      const { row, side } = await requireSide(db, viewer, meetingId);
      const { occurrence } = row;
      const texts = textsQueries(db);
      const topics = await texts.topics(occurrence.id);
      const own = await texts.ownNotes(occurrence.id, viewer.id);
      const others = await texts.sharedNotes(occurrence.id, viewer.id);
      const actions = await actionsQueries(db).list(occurrence.id);
      const now = clock.now();
      const begun = occurrence.startsAt > now ? 'ahead' : 'begun';
      return {
        data: {
          meeting: toAgendaMeeting(row),
          side,
          state: occurrence.status === 'cancelled' ? 'cancelled' : begun,
          cancelled: await toCancellation(db, occurrence),
          topics: {
            ...toText(topics),
            written_by: topics?.writtenBy ? toPerson(topics.writtenBy) : null,
          },
          notes: {
            private: toText(own.find(({ shared }) => !shared)),
            shared: toText(own.find(({ shared }) => shared)),
            of_others: others.map(({ author, text }) => ({ author: toPerson(author), text })),
          },
          actions: actions.map(toAction),
          people: await peopleOf(db, row),
          answers_open: answersOpen(occurrence, now),
          answers_until: toWireTime(answersUntil(occurrence)),
          took_place: await answersQueries(db).tookPlace(occurrence.id, side),
          feedback: await answersQueries(db).feedbackOf(occurrence.id, viewer.id),
        },
      };
    },

    /** Meetings that have begun and were not cancelled, latest first. */
    async recent(viewer: Viewer, startupId: number | undefined): Promise<RecentMeetings> {
      const now = clock.now();
      const since = new Date(now.getTime() - LISTED_DAYS * DAY);
      const rows = await agendaQueries(db).begun(viewer.id, { since, now, startupId });
      const answer = await answersQueries(db).tookPlaceOf(
        rows.map(({ occurrence }) => occurrence.id),
      );
      return {
        meetings: rows.map((row) => {
          const side = row.mentor.id === viewer.id ? 'mentor' : 'founders';
          const own = answer.find(
            (one) => one.occurrenceId === row.occurrence.id && one.side === side,
          );
          return {
            ...toAgendaMeeting(row),
            took_place: own?.tookPlace ?? null,
            answers_open: answersOpen(row.occurrence, now),
          };
        }),
      };
    },
  };
}

/** A missing row is an empty text. */
const toText = (row: { text: string; version: number } | undefined) => ({
  text: row?.text ?? '',
  version: row?.version ?? 0,
});

const toAction = ({ action, owner }: ActionRow) => ({
  id: action.id,
  text: action.text,
  owner: toPerson(owner),
  due_on: action.dueOn,
  done: action.doneAt !== null,
  version: action.version,
});
