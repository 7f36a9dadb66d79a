import { perform } from '../../admin/perform';
import * as schema from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { staffMember } from '../../testing/staffMember';
import { eraseUser } from './eraseUser';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);

type As = { token: string };
const exported = async (as: As) => (await kit.get('/account/export', { as })).body;

/** A session for which both sides wrote all kinds of records. */
async function fullSession(): Promise<number> {
  const { id } = (await book('2025-03-18 06:00:00')).body.data;
  const post = (more: string, body: object, as: As) =>
    kit.post(`/meetings/${id}/${more}`, body, { as });
  await post('topics', { text: 'Pricing', version: 0 }, fixture.founder);
  for (const [who, as] of Object.entries({ mentor: fixture.mentor, founder: fixture.founder })) {
    await post('notes/shared', { text: `shared of ${who}`, version: 0 }, as);
    await post('notes/private', { text: `private of ${who}`, version: 0 }, as);
  }
  const item = { text: 'Call Ana', owner_id: fixture.mentor.id, due_on: '2025-03-20' };
  await post('actions', item, fixture.founder);
  kit.clock.set('2025-03-18T08:00:00Z');
  for (const [who, as] of Object.entries({ mentor: fixture.mentor, founder: fixture.founder })) {
    await post('attendance', { took_place: true }, as);
    await post('feedback', { usefulness: 4, comment: `felt by ${who}` }, as);
  }
  return id;
}

it('exports the caller’s own texts about sessions, and shared ones', async () => {
  await fullSession();
  const mine = await exported(fixture.mentor);

  expect(mine).toMatchObject({
    meeting_agendas: [{ text: 'Pricing', last_written_by_me: false }],
    meeting_action_items: [{ text: 'Call Ana', due: '2025-03-20', mine: true }],
    meeting_attendance: [{ took_place: true }],
    meeting_feedback: [{ usefulness: 4, comment: 'felt by mentor' }],
  });
  expect(mine.meeting_notes.map(({ text }: { text: string }) => text).sort()).toEqual([
    'private of mentor',
    'shared of founder',
    'shared of mentor',
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/(private of|felt by) founder/);
});

it('exports only their own texts to a former member of the team', async () => {
  await fullSession();
  await kit.joins(fixture.startup);
  await kit.db.delete(schema.teamMembers);
  const { meeting_notes } = await exported(fixture.founder);

  expect(meeting_notes.map(({ text }: { text: string }) => text).sort()).toEqual([
    'private of founder',
    'shared of founder',
  ]);
});

it('hides these texts from staff who export a user’s data', async () => {
  await fullSession();
  const { email } = fixture.founder;
  const call = { fields: { user: email } };
  const as = await staffMember(kit, 'people');
  const byWeb = (await kit.post('/staff/acts/users.export', call, { as })).body.answer;
  const byCommand = await perform(kit.deps, { argv: ['users', 'export', '--user', email] });

  for (const answer of [byWeb, byCommand]) {
    expect(answer).toMatchObject({ profile: { email }, meeting_attendance: [{}] });
    expect(JSON.stringify(answer)).not.toMatch(/(private|shared) of|Pricing|Call Ana/);
  }
});

it.each(['mentor', 'founder'] as const)('erases texts and ratings of a %s', async (who) => {
  const id = await fullSession();
  await kit.joins(fixture.startup); // so that there is another founder
  await kit.db.transaction((tx) => eraseUser({ ...kit.deps, db: tx }, fixture[who].id));
  const other = who === 'mentor' ? 'founder' : 'mentor';

  const notes = await kit.db.select().from(schema.meetingNotes);
  const left = notes.filter(({ occurrenceId }) => occurrenceId === id);
  expect(left.map(({ text }) => text).sort()).toEqual([
    `private of ${other}`,
    `shared of ${other}`,
  ]);
  const notices = await kit.db.select().from(schema.notifications);
  expect(notices.filter(({ aboutId }) => aboutId === fixture[who].id)).toEqual([]);
  const answers = await kit.db.select().from(schema.meetingAttendance);
  expect(answers.filter(({ saidBy }) => saidBy === fixture[who].id)).toEqual([]);
  const { actions, topics } = (await kit.get(`/meetings/${id}/record`, { as: fixture[other] })).body
    .data;
  expect(topics.text).toBe('Pricing');
  if (who === 'mentor')
    expect(actions).toMatchObject([{ owner: { name: 'Former', surname: 'member' } }]);
});

it('is deleted with the startup', async () => {
  const id = await fullSession();
  await kit.db.delete(schema.startups);
  for (const table of [schema.meetingNotes, schema.meetingTopics, schema.meetingActions]) {
    const rows = await kit.db.select().from(table);
    expect(rows.filter(({ occurrenceId }) => occurrenceId === id)).toEqual([]);
  }
});
