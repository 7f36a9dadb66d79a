import { perform } from '../../admin/perform';
import { mentorAssignments } from '../../db/schema';
import { testApp } from '../../testing';
import { manyMeetings } from '../../testing/crowd';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z'; // Tuesday
const kit = testApp({ now: NOW });
const { fixture, at, book, cancel } = meetingFixture(kit, NOW);

const read = (query = '', as: { token: string } = fixture.founder) => kit.get(at(query), { as });
const starts = ({ body }: { body: { meetings: { start_time: string }[] } }) =>
  body.meetings.map(({ start_time }) => start_time.slice(5, 13));

/** Every page, from the first. */
async function all(query: string) {
  const pages = [await read(query)];
  for (let next = pages[0]!.body.next_after; next !== null; next = pages.at(-1)!.body.next_after) {
    pages.push(await read(`${query}&after=${next}`));
  }
  return { pages: pages.length, starts: pages.flatMap(starts) };
}

describe('the agenda of a startup', () => {
  it('has every booking, page by page, the sixth and later included', async () => {
    for (const day of ['18', '19', '20']) {
      await book(`2025-03-${day} 06:00:00`, { recurrence: 'weekly' });
    }

    const { pages, starts: found } = await all('?when=upcoming');

    expect(pages).toBe(4);
    expect(found).toHaveLength(66);
    expect(found).toEqual([...new Set(found)].sort());
  });

  it('continues after the previous page, whatever is booked in between', async () => {
    await book('2025-03-18 06:00:00', { recurrence: 'weekly' });
    await book('2025-03-19 06:00:00', { recurrence: 'weekly' });
    const first = await read();
    await book('2025-03-17 06:00:00');
    const second = await read(`?after=${first.body.next_after}`);

    expect(new Set([...starts(first), ...starts(second)]).size).toBe(40);
  });

  it('lists past meetings latest first, and running ones as upcoming', async () => {
    await book('2025-03-18 06:00:00');
    await book('2025-03-19 06:00:00');
    await book('2025-03-20 06:00:00');
    kit.clock.set('2025-03-20T06:30:00Z');

    expect(starts(await read('?when=past'))).toEqual(['03-19 06', '03-18 06']);
    expect(starts(await read('?when=upcoming'))).toEqual(['03-20 06']);
  });

  it('has all past meetings, page by page', async () => {
    const who = {
      startupId: fixture.startup.id,
      mentorId: fixture.mentor.mentorId,
      roomId: fixture.room,
    };
    await manyMeetings(kit.db, who, { count: 45, from: '2024-11-01T00:00:00Z' });

    const { pages, starts: past } = await all('?when=past');

    expect(pages).toBe(3);
    expect(past).toHaveLength(45);
    expect(past).toEqual([...new Set(past)].sort().reverse());
  });

  it('leaves out cancelled meetings', async () => {
    const { body } = await book('2025-03-18 06:00:00');
    await cancel(body.data.id, 'occurrence');

    expect(starts(await read())).toEqual([]);
  });

  it('has a month in the zone of the caller', async () => {
    await book('2025-03-31 13:00:00'); // 16:00 in Istanbul, after midnight in Auckland
    const month = async (when: string, zone: string) =>
      starts(await read(`?when=${when}&timezone=${zone}`));

    expect(await month('2025-03', 'Europe/Istanbul')).toEqual(['03-31 13']);
    expect(await month('2025-03', 'Pacific/Auckland')).toEqual([]);
    expect(await month('2025-04', 'Pacific/Auckland')).toEqual(['03-31 13']);
    expect(await month('2025-03', 'UTC')).toEqual(['03-31 13']);
  });

  it('names the mentor of each meeting, and can be filtered by mentor', async () => {
    const other = await kit.mentorOf(fixture.startup);
    await book('2025-03-18 06:00:00');
    await book('2025-03-18 07:00:00', { mentor_id: other.mentorId });

    const both = await read();
    const one = await read(`?mentor_id=${other.mentorId}`);

    expect(starts(both)).toEqual(['03-18 06', '03-18 07']);
    expect(both.body.mentors.map(({ id }: { id: number }) => id).sort()).toEqual(
      [fixture.mentor.mentorId, other.mentorId].sort(),
    );
    expect(starts(one)).toEqual(['03-18 07']);
    expect(one.body.meetings[0].mentor).toMatchObject({
      id: other.mentorId,
      user: { id: other.id },
    });
    expect(one.body.mentors).toHaveLength(2);
  });

  it('still names a former mentor with whom the startup met', async () => {
    await book('2025-03-18 06:00:00');
    await kit.mentorOf(await kit.startup());
    kit.clock.set('2025-03-19T00:00:00Z');
    await kit.db.update(mentorAssignments).set({ endedAt: kit.clock.now() });

    const { body } = await read('?when=past');

    expect(body.meetings[0].mentor.id).toBe(fixture.mentor.mentorId);
    expect(body.mentors.map(({ id }: { id: number }) => id)).toEqual([fixture.mentor.mentorId]);
    expect(body.meetings[0].mentor.assigned).toBe(false);
  });

  it('marks retired mentors, because their meetings cannot be moved', async () => {
    const other = await kit.mentorOf(fixture.startup);
    await book('2025-03-18 06:00:00');
    await book('2025-03-18 07:00:00', { mentor_id: other.mentorId });
    await perform(kit.deps, { argv: ['mentors', 'retire', '--mentor', fixture.mentor.email] });

    const { meetings } = (await read()).body;

    expect(meetings).toMatchObject([
      { mentor: { id: fixture.mentor.mentorId, assigned: false } },
      { mentor: { id: other.mentorId, assigned: true } },
    ]);
    expect(await cancel(meetings[0].id, 'occurrence')).toMatchObject({ status: 200 });
    const { mentors } = (await read()).body;
    expect(mentors.map(({ id }: { id: number }) => id)).toEqual([other.mentorId]);
  });

  it('shows nothing of other startups', async () => {
    const other = await kit.startup();
    const stranger = await kit.joins(other);
    await book('2025-03-18 06:00:00');

    expect(await read('', stranger)).toMatchObject({ status: 404 });
    expect(await read('', fixture.mentor)).toMatchObject({ status: 404 });
    const theirs = await kit.get(`/my/startups/${other.id}/meetings`, { as: stranger });
    expect(theirs.body).toEqual({ meetings: [], mentors: [], next_after: null });
  });

  it('refuses a founder as soon as they are removed', async () => {
    const left = await kit.joins(fixture.startup);
    expect(await read('', left)).toMatchObject({ status: 200 });

    const path = `/my/startups/${fixture.startup.id}/remove-founder`;
    await kit.post(path, { user_id: left.id }, { as: fixture.founder });

    expect(await read('', left)).toMatchObject({ status: 404 });
    expect(await read('?when=past', left)).toMatchObject({ status: 404 });
  });

  it.each([
    ['when=2025-13', 'when'],
    ['when=1700-01', 'when'],
    ['when=soon', 'when'],
    ['when=2025-03&timezone=Mars', 'timezone'],
    ['mentor_id=x', 'mentor_id'],
    ['after=0-0', 'after'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await read(`?${query}`);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});
