import type { Feedback } from 'contract/wire/meeting-records.contract';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { answersQueries } from './answers.queries';
import { requireAnswersOpen } from './answerWindow';
import { requireSide } from './requireSide';

/** Whether a meeting took place, and how useful it was (rules 5.44 and 5.45). */
export function answersService({ db, clock }: DbDeps) {
  const answers = answersQueries(db);

  return {
    /** @throws 404; 409 before it began, two weeks after its end, or when it was cancelled */
    async sayTookPlace(viewer: Viewer, meetingId: number, tookPlace: boolean) {
      const { row, side } = await requireSide(db, viewer, meetingId);
      requireAnswersOpen(row.occurrence, clock.now());
      const answer = { tookPlace, saidBy: viewer.id, saidAt: clock.now() };
      await answers.sayTookPlace({ occurrenceId: row.occurrence.id, side, ...answer });
    },

    /** @throws 404; 409 as above */
    async giveFeedback(viewer: Viewer, meetingId: number, given: Feedback) {
      const { row } = await requireSide(db, viewer, meetingId);
      requireAnswersOpen(row.occurrence, clock.now());
      const { usefulness, comment } = given;
      const which = { occurrenceId: row.occurrence.id, authorId: viewer.id };
      await answers.giveFeedback({ ...which, usefulness, comment, writtenAt: clock.now() });
    },
  };
}
