import { z } from 'zod';

import { DAY } from '../../../app/clock';
import { act } from '../../act/act';
import { meetingRecordsQueries } from './meetingRecords.queries';

const days = z.coerce
  .number()
  .int()
  .min(1)
  .max(730)
  .default(90)
  .describe('how far back the sessions lie, in days');

const disputed = act({
  name: 'meetings.disputed',
  about: 'Lists sessions that took place as one side says, and did not as the other says.',
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
  about: 'Lists what mentors and founders thought of their sessions.',
  scope: 'sessions',
  effect: 'reads',
  fields: { days },
  run: ({ db, clock }, { days }) =>
    meetingRecordsQueries(db).feedback(new Date(clock.now().getTime() - days * DAY)),
});

const answer = (tookPlace: boolean) => (tookPlace ? 'it took place' : 'it did not');

export const meetingRecordActs = [disputed, feedback];
