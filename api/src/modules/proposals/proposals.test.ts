import { eq } from 'drizzle-orm';

import { mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul, where the mentor lives, is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';
const WHEN = '2025-03-18 06:00:00';
const OTHERS = ['2025-03-19 06:00:00', '2025-03-19 07:00:00', '2025-03-20 06:00:00'];
const MESSAGE = 'Could we meet a day later?';

const kit = testApp({ now: NOW });
const { fixture, at, book, move, cancel, calendar, ids } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

const booked = async (start = WHEN, more = {}) => (await book(start, more)).body.data.id as number;
const propose = (
  id: number,
  times = OTHERS,
  scope = 'occurrence',
  as: { token: string } = fixture.mentor,
) => kit.post(`/my/agenda/${id}/${scope}/proposal`, { times, message: MESSAGE }, { as });
const proposals = async () =>
  (await kit.get(at('/proposals'), { as: fixture.founder })).body.data as {
    id: number;
    times: { start_time: string; free: boolean }[];
  }[];
const answer = (id: number, what: string, start_time?: string, as = fixture.founder) =>
  kit.post(at(`/proposals/${id}/${what}`), start_time ? { start_time } : {}, { as });
const subjects = async (email: string) =>
  (await mail.for(email)).map(({ body }) => body.subject.split(':')[0]);

beforeEach(() => mail.collect());

describe('a mentor proposes other times', () => {
  it('which founders get by mail and on the site, and choose one of', async () => {
    const id = await booked();
    await mail.collect();
    expect(await propose(id)).toMatchObject({ status: 200 });

    const [open] = await proposals();
    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.subject).toMatch(/^Other times: mentoring with /);
    expect(sent!.body.text).toContain(`writes: “${MESSAGE}”`);
    expect(sent!.body.text).toContain('Thursday, March 20, 2025, 9:00 AM to 10:00 AM');
    expect(sent!.body.text).toContain(`/mentorship/proposals/${open!.id}?from=mail`);
    const { body } = await kit.get('/notifications', { as: fixture.founder });
    expect(body.data[0].text).toMatch(/proposes other times for your meeting: “Could we meet/);
    expect(open!.times.map(({ free }) => free)).toEqual([true, true, true]);
    expect(await calendar()).toEqual(['03-18T06']); // until somebody chooses

    expect(await answer(open!.id, 'accept', OTHERS[1])).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-19T07']);
    expect(await subjects(fixture.mentor.email)).toEqual(['Moved']);
    expect(await proposals()).toEqual([]);
  });

  it('for a whole series, whose rest moves along; past sessions stay', async () => {
    const id = await booked(WHEN, { recurrence: 'monthly' });
    expect(await propose(id, ['2025-03-19 07:00:00'], 'schedule')).toMatchObject({ status: 200 });
    const [open] = await proposals();
    await answer(open!.id, 'accept', '2025-03-19 07:00:00');
    // From the third Tuesday to the third Wednesday.
    expect((await calendar()).slice(0, 3)).toEqual(['03-19T07', '04-16T07', '05-21T07']);
  });

  it('for a session and those that follow it', async () => {
    await booked(WHEN, { recurrence: 'weekly', recurrence_until: '2025-04-08 06:00:00' });
    const [, , third] = await ids();
    await propose(third!, ['2025-04-02 07:00:00'], 'following');
    const sent = (await mail.for(fixture.founder.email)).at(-1);
    expect(sent!.body.text).toContain('move this and all following sessions of your series');
    const [open] = await proposals();
    expect(open!.times).toMatchObject([{ free: true }]);
    await answer(open!.id, 'accept', '2025-04-02 07:00:00');
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-02T07', '04-09T07']);
  });

  it('and the founders keep the time: the mentor is notified', async () => {
    const id = await booked();
    await propose(id);
    const [open] = await proposals();
    await mail.collect();
    expect(await answer(open!.id, 'decline')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06']);
    const [sent] = await mail.for(fixture.mentor.email);
    expect(sent!.body.text).toContain('would like to keep the time of your meeting.');
    expect(await answer(open!.id, 'accept', OTHERS[0])).toMatchObject({ status: 404 });
  });

  it('which are not mailed to a founder who turned that off', async () => {
    const id = await booked();
    const preferences = [{ type: 'meeting-moved', on_site: true, by_mail: false }];
    await kit.post('/notifications/preferences', { preferences }, { as: fixture.founder });
    await mail.collect();
    await propose(id);

    expect(await mail.for(fixture.founder.email)).toEqual([]);
    expect(await proposals()).toHaveLength(1);
  });

  it('again: the newer proposal replaces the older one', async () => {
    const id = await booked();
    await propose(id);
    const [old] = await proposals();
    await propose(id, ['2025-03-21 06:00:00']);
    expect(await answer(old!.id, 'accept', OTHERS[0])).toMatchObject({ status: 404 });
    const [open, ...more] = await proposals();
    expect(more).toEqual([]);
    expect(open!.times.map(({ start_time }) => start_time)).toEqual(['2025-03-21 06:00:00']);
    const { body } = await kit.get(`/my/agenda/${id}`, { as: fixture.mentor });
    expect(body.data.proposed).toEqual(['2025-03-21 06:00:00']);
  });

  it.each([
    ['a time outside of the hours', ['2025-03-19 03:00:00'], 409],
    ['a time that is taken', ['2025-03-20 08:00:00'], 409],
    ['the time it has', [WHEN], 409],
    ['a time that is past', ['2025-03-11 08:00:00'], 409],
    ['one time twice', [OTHERS[0]!, OTHERS[0]!], 422],
    ['four times', [...OTHERS, '2025-03-21 06:00:00'], 422],
    ['none', [], 422],
  ])('but not %s', async (_what, times, status) => {
    const id = await booked();
    await booked('2025-03-20 08:00:00');
    expect(await propose(id, times)).toMatchObject({ status });
    expect(await proposals()).toEqual([]);
  });
});

describe('a proposal expires', () => {
  it.each([
    ['the founder cancels', (id: number) => cancel(id, 'occurrence')],
    [
      'the founder moves the meeting',
      (id: number) => move(id, 'occurrence', '2025-03-21 06:00:00'),
    ],
    [
      'the mentor cancels',
      (id: number) =>
        kit.post(`/my/agenda/${id}/occurrence/cancel`, { reason: 'Ill' }, { as: fixture.mentor }),
    ],
    ['the meeting begins', async () => kit.clock.set('2025-03-18T06:00:00Z')],
  ])('when %s; its mail is not sent', async (_what, act) => {
    const id = await booked();
    await mail.collect();
    await propose(id);
    const [open] = await proposals();
    await act(id);
    const before = await calendar();
    expect(await proposals()).toEqual([]);
    expect(await answer(open!.id, 'accept', OTHERS[0])).toMatchObject({
      status: 409,
      body: { message: 'These times are no longer proposed.' },
    });
    expect(await calendar()).toEqual(before);
    expect(await subjects(fixture.founder.email)).not.toContain('Other times');
  });

  it('for one time when that is taken: the others stay', async () => {
    const id = await booked();
    await propose(id);
    await booked(OTHERS[0]);
    const [open] = await proposals();
    expect(open!.times.map(({ free }) => free)).toEqual([false, true, true]);
    expect(await answer(open!.id, 'accept', OTHERS[0])).toMatchObject({ status: 409 });
    expect(await answer(open!.id, 'accept', '2025-03-21 06:00:00')).toMatchObject({ status: 409 });
    expect(await answer(open!.id, 'accept', OTHERS[2])).toMatchObject({ status: 200 });
  });

  it('for a retired mentor', async () => {
    const id = await booked();
    await propose(id);
    await kit.db
      .update(mentors)
      .set({ active: false })
      .where(eq(mentors.id, fixture.mentor.mentorId));
    expect((await proposals())[0]!.times.some(({ free }) => free)).toBe(false);
    const [open] = await proposals();
    expect(await answer(open!.id, 'accept', OTHERS[0])).toMatchObject({ status: 409 });
    expect(await propose(id)).toMatchObject({ status: 409 });
    const { body } = await kit.get(`/my/agenda/${id}/times`, { as: fixture.mentor });
    expect(body.data).toMatchObject({ next_from: null, times: [] });
  });

  it('for all but one of concurrent answers', async () => {
    const id = await booked();
    await propose(id);
    const [open] = await proposals();
    const acts = [
      ...OTHERS.map((time) => answer(open!.id, 'accept', time)),
      cancel(id, 'occurrence'),
    ];
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    expect(statuses.slice(0, 3).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
    expect(await calendar()).toHaveLength(1);
  });
});

it('lists free alternatives over two weeks, across a clock change', async () => {
  await kit.db
    .update(mentors)
    .set({ timeZone: 'Europe/Sofia' })
    .where(eq(mentors.id, fixture.mentor.mentorId));
  const id = await booked('2025-03-27 07:00:00');
  const { body } = await kit.get(`/my/agenda/${id}/times`, { as: fixture.mentor });
  const starts = body.data.times.map(({ start_time }: { start_time: string }) => start_time);
  expect(body.data).toMatchObject({ from: '2025-03-27', next_from: '2025-04-10' });
  expect(starts).not.toContain('2025-03-27 07:00:00');
  expect(starts).toEqual(expect.arrayContaining(['2025-03-28 07:00:00', '2025-03-31 06:00:00']));
  const last = await kit.get(`/my/agenda/${id}/times?from=2025-06-05`, { as: fixture.mentor });
  expect(last.body.data.next_from).toBeNull();
});
