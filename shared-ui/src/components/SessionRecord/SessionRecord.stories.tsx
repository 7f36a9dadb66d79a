import { LONG_NAME, LONG_TEXT, LONG_WORD } from '../../catalogue/samples';
import type { Story, StoryFile, Surroundings } from '../../catalogue/story';
import { aRecord } from '../../testing/meetingRecords';
import { aPerson, aUser } from '../../testing/people';
import { SessionRecord } from './SessionRecord';
import { recordReading, type SessionRecordData } from './sessionRecord.endpoints';

export default { title: 'Sessions/Session record' } satisfies StoryFile;

const ME = aPerson({ id: 1, name: 'Dunja', surname: 'Đorđević' });

/** A founder, and the current record of session 71. */
const reading = (record: SessionRecordData): Surroundings => ({
  user: aUser({ roles: ['founder'] }),
  prepare: (dispatch) =>
    dispatch(recordReading.util.upsertQueryData('readMeetingRecord', { meetingId: 71 }, record)),
});

const page = () => (
  <main>
    <SessionRecord meetingId={71} />
  </main>
);

export const ToCome: Story = () => page();
ToCome.parameters = { ...reading(aRecord()), layout: 'fullscreen' };

export const Begun: Story = () => page();
Begun.parameters = {
  ...reading(
    aRecord({
      state: 'begun',
      answers_open: true,
      topics: { text: LONG_TEXT, version: 1, written_by: ME },
      notes: {
        private: { text: LONG_WORD, version: 1 },
        shared: { text: 'Ask for prices.', version: 1 },
        of_others: [{ author: aPerson({ name: LONG_NAME }), text: LONG_TEXT }],
      },
      actions: [
        { id: 1, text: LONG_TEXT, owner: ME, due_on: '2025-03-20', done: false, version: 1 },
        { id: 2, text: 'Call the bank.', owner: ME, due_on: '2025-03-12', done: true, version: 2 },
      ],
      feedback: { usefulness: 5, comment: 'Very clear.' },
      took_place: true,
    }),
  ),
  layout: 'fullscreen',
};

export const Loading: Story = () => <SessionRecord meetingId={73} />;

export const Failed: Story = () => <SessionRecord meetingId={72} />;
