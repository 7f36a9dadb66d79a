import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { aMeeting } from '../../testing/meetings';
import { aPerson } from '../../testing/people';
import { recordReading } from '../SessionRecord/sessionRecord.endpoints';
import { RecentSessions } from './RecentSessions';

export default { title: 'Sessions/Recent sessions' } satisfies StoryFile;

const who = { startup: { id: 7, name: 'Zrno', slug: 'zrno' }, mentor: aPerson() };

export const Several: Story = () => (
  <RecentSessions
    toOf={({ id }) => `/my/startups/7/sessions/${id}`}
    about={({ startup }) => startup.name}
  />
);
Several.parameters = {
  prepare: (dispatch) =>
    dispatch(
      recordReading.util.upsertQueryData('listRecentMeetings', { startup: undefined }, [
        { ...aMeeting(), ...who, took_place: null, answers_open: true },
        {
          ...aMeeting({ id: 72 }),
          ...who,
          startup: { ...who.startup, name: LONG_NAME },
          took_place: true,
          answers_open: false,
        },
      ]),
    ),
};
