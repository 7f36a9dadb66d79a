import { perform } from '../../admin/perform';
import { mentorAssignments } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, calendar } = meetingFixture(kit, NOW);

it('a mentor who is unassigned from one startup keeps past sessions with it, and all sessions with others', async () => {
  const other = await kit.startup();
  const founder = await kit.joins(other);
  const { mentorId, email } = fixture.mentor;
  await kit.db
    .insert(mentorAssignments)
    .values({ mentorId, startupId: other.id, createdAt: kit.clock.now() });
  for (const start of ['2025-03-12 06:00:00', '2025-03-18 06:00:00']) await book(start);
  const at = `/my/startups/${other.id}/meetings`;
  const theirs = {
    mentor_id: mentorId,
    room_id: fixture.room,
    start_time: '2025-03-18 07:00:00',
    end_time: '2025-03-18 08:00:00',
    recurrence: 'none',
  };
  expect(await kit.post(at, theirs, { as: founder })).toMatchObject({ status: 201 });

  kit.clock.set('2025-03-13T09:00:00Z');
  const argv = ['mentors', 'unassign', '--mentor', email, '--startup', fixture.startup.slug];
  await perform(kit.deps, { argv });

  expect(await calendar()).toEqual(['03-12T06', '03-18T06x']);
  const { body } = await kit.post(`${at}/upcoming`, { mentor_id: mentorId }, { as: founder });
  expect(body.meetings).toMatchObject([{ start_time: '2025-03-18 07:00:00' }]);
});
