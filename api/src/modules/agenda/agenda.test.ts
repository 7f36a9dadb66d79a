import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);

const agenda = (as: { token: string }, query = '') => kit.get(`/my/agenda${query}`, { as });
const starts = ({ body }: { body: { meetings: { start_time: string }[] } }) =>
  body.meetings.map(({ start_time }) => start_time);

describe('the agenda', () => {
  it('shows a meeting to both sides, soonest first', async () => {
    await book('2025-03-19 06:00:00');
    await book('2025-03-18 06:00:00');
    const expected = ['2025-03-18 06:00:00', '2025-03-19 06:00:00'];

    expect(starts(await agenda(fixture.founder))).toEqual(expected);
    expect(starts(await agenda(fixture.mentor))).toEqual(expected);
    expect(starts(await agenda(await kit.joins(fixture.startup, 'member')))).toEqual(expected);
  });

  it('shows no meetings of others, and is refused to users who are neither mentor nor in a team', async () => {
    await book('2025-03-18 06:00:00');

    expect(starts(await agenda(await kit.mentorOf()))).toEqual([]);
    expect(starts(await agenda(await kit.joins(await kit.startup())))).toEqual([]);
    expect(await agenda(await kit.person())).toMatchObject({ status: 404 });
    expect(await agenda(await kit.person({ isAdmin: true }))).toMatchObject({ status: 404 });
  });

  it('continues after the previous page, whatever is booked in between', async () => {
    for (const start of ['2025-03-18 06:00:00', '2025-03-19 06:00:00', '2025-03-20 06:00:00']) {
      await book(start, { recurrence: 'weekly' });
    }
    const first = await agenda(fixture.mentor);
    await book('2025-03-17 06:00:00');
    const second = await agenda(fixture.mentor, `?after=${first.body.next_after}`);

    expect(first.body.meetings).toHaveLength(50);
    expect(second.body).toMatchObject({ next_after: null });
    expect(second.body.meetings).toHaveLength(16);
    const all = [...starts(first), ...starts(second)];
    expect(new Set(all).size).toBe(66);
    expect(all).toEqual([...all].sort());
  });

  it.each(['0-0', 'x', '1-9999999999', "1-1'"])('refuses the cursor %j', async (after) => {
    const answer = await agenda(fixture.mentor, `?after=${encodeURIComponent(after)}`);

    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { after: ['The agenda has no such page.'] } },
    });
  });
});
