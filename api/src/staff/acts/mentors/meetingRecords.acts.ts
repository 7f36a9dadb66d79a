import { z } from 'zod';

import { DAY } from '../../../app/clock';
import { conflict } from '../../../app/httpError';
import { meetingSpan } from '../../../mail/meetingTime';
import { notifyStaffAct } from '../../../modules/meeting-notifications/notifyStaffAct';
import { answersQueries } from '../../../modules/meeting-records/answers.queries';
import { requireAnswersOpen } from '../../../modules/meeting-records/answerWindow';
import { mentorsQueries } from '../../../modules/mentors/mentors.queries';
import { STAFF } from '../../../modules/startup-access/actor';
import { act } from '../../act/act';
import { session } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';
import { meetingRecordsQueries } from './meetingRecords.queries';
import { findMeeting } from './namedMeeting';

const days = wholeNumber({ max: 730 }).prefault(90).describe('how many days to look back');

const disputed = act({
  name: 'meetings.disputed',
  about: 'Lists sessions where mentor and founders disagree on whether they took place.',
  scope: 'sessions',
  effect: 'reads',
  fields: { days },
  async run({ db, clock }, { days }) {
    const since = new Date(clock.now().getTime() - days * DAY);
    const rows = await meetingRecordsQueries(db).disputed(since);
    return rows.map(({ mentorSays, foundersSay, ...session }) => ({
      ...session,
      'mentor says': answer(mentorSays),
      'founders say': answer(foundersSay),
    }));
  },
});

const feedback = act({
  name: 'meetings.feedback',
  about: 'Lists the feedback of mentors and founders on their sessions.',
  scope: 'sessions',
  effect: 'reads',
  fields: { days },
  run: ({ db, clock }, { days }) =>
    meetingRecordsQueries(db).feedback(new Date(clock.now().getTime() - days * DAY)),
});

const outcome = act({
  name: 'meetings.outcome',
  about: 'Records whether a session took place, on behalf of a mentor who has not answered.',
  scope: 'sessions',
  effect: 'changes',
  inPlaceOf: 'mentor',
  fields: {
    id: session('past'),
    outcome: z
      .enum(['held', 'not-held'], 'must be held or not-held')
      .describe('held or not-held; possible until 14 days after the session'),
  },
  says: ({ id, outcome }) => {
    const what = outcome === 'held' ? 'held' : 'not held';
    return [
      `Session ${id} will be recorded as ${what}. Its mentor is notified.`,
      `Session ${id} is recorded as ${what}.`,
    ];
  },
  async run(deps, { id, outcome }) {
    const { db, clock, by } = deps;
    const { occurrence, startup } = await findMeeting(db, id);
    requireAnswersOpen(occurrence, clock.now());
    const tookPlace = outcome === 'held';
    const statement = { tookPlace, saidBy: by.userId, saidAt: clock.now() };
    const row = { occurrenceId: id, side: 'mentor', ...statement } as const;
    if (!(await answersQueries(db).sayTookPlaceFirst(row)))
      throw conflict('The mentor has already answered whether it took place.');
    const mentor = await mentorsQueries(db).byId(occurrence.mentorId);
    const { startsAt, endsAt } = occurrence;
    const when = meetingSpan(startsAt, endsAt, mentor!.timeZone);
    await notifyStaffAct(deps, STAFF, {
      text: `The programme team has recorded that your session with ${startup.name}, ${when}, ${tookPlace ? 'took place' : 'did not take place'}.`,
      mentorUserId: mentor!.userId,
      url: '/my/mentorships',
    });
    return { id, outcome };
  },
});

const answer = (tookPlace: boolean) => (tookPlace ? 'it took place' : 'it did not');

export const meetingRecordActs = [disputed, feedback, outcome];
