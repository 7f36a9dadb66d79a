import { eq } from 'drizzle-orm';

import { occurrences, users } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { eraseUser } from '../privacy/eraseUser';

const NOW = '2025-03-11T09:00:00Z';
const LATER = '2025-03-14T09:00:00Z';
const REASON = 'My train does not run.';

const kit = testApp({ now: NOW });
const { fixture, book, cancel, ids, calendar } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

const booked = async (more = {}) => {
  const { id } = (await book('2025-03-18 06:00:00', more)).body.data as { id: number };
  await mail.collect();
  return id;
};
const end = (id: number, scope = 'occurrence', as: { token: string } = fixture.mentor) =>
  kit.post(`/my/agenda/${id}/${scope}/cancel`, { reason: REASON }, { as });
/** The text on the founders' page and on the mentor's, which must be the same. */
async function read(id: number) {
  const founders = (await kit.get(`/meetings/${id}/record`, { as: fixture.founder })).body.data;
  const mentor = (await kit.get(`/my/agenda/${id}`, { as: fixture.mentor })).body.data;
  expect(mentor.cancelled).toEqual(founders.cancelled);
  return founders.cancelled;
}
const newest = async (as: { token: string }) =>
  (await kit.get('/notifications', { as })).body.data[0];
const nameOf = async (id: number) => {
  const [row] = await kit.db.select().from(users).where(eq(users.id, id));
  return `${row!.name} ${row!.surname}`;
};

describe('both sides see who cancelled a session, and why', () => {
  it('a booked session has no cancellation', async () => {
    expect(await read(await booked())).toBeNull();
  });

  it('the mentor, with the reason', async () => {
    const id = await booked();
    kit.clock.set(LATER);
    await end(id);
    expect(await read(id)).toMatchObject({
      side: 'mentor',
      by: { id: fixture.mentor.id },
      declined: false,
      reason: REASON,
    });
    expect(await newest(fixture.founder)).toMatchObject({
      text: expect.stringMatching(/ was cancelled by the mentor: “My train does not run\.”$/),
      url: `/my/startups/${fixture.startup.id}/meetings/${id}`,
    });
    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.text).toContain(`/my/startups/${fixture.startup.id}/meetings/${id}`);
  });

  it('the mentor, who declines a new booking', async () => {
    const id = await booked();
    await end(id);
    expect(await read(id)).toMatchObject({ side: 'mentor', declined: true });
  });

  it('a founder, by name; teammates see that it was their team', async () => {
    const second = await kit.joins(fixture.startup);
    const id = await booked();
    await cancel(id, 'occurrence');
    const by = { id: fixture.founder.id };
    expect(await read(id)).toMatchObject({ side: 'founders', by, declined: false, reason: null });
    expect(await newest(fixture.mentor)).toMatchObject({
      text: expect.stringContaining(` was cancelled by ${await nameOf(fixture.founder.id)}.`),
      url: `/my/mentorships/agenda/${id}`,
    });
    expect((await newest(second)).text).toMatch(/ was cancelled by your team\.$/);
    const [sent] = await mail.for(fixture.mentor.email);
    expect(sent!.body.text).toContain(
      `${await nameOf(fixture.founder.id)} has cancelled a mentoring session`,
    );
  });

  it.each([
    ['the mentor', (id: number, as: { token: string }) => end(id, 'occurrence', as), REASON],
    ['a founder', (id: number, as: never) => cancel(id, 'occurrence', as), null],
  ])('the programme team, on behalf of %s', async (_who, act, reason) => {
    const id = await booked();
    kit.clock.set(LATER);
    await act(id, (await kit.person({ isAdmin: true })) as never);
    expect(await read(id)).toMatchObject({ side: 'staff', by: null, reason });
    const sent = await mail.collect();
    expect(sent.map(({ to }) => to.email).sort()).toEqual(
      [fixture.founder.email, fixture.mentor.email].sort(),
    );
    for (const { body } of sent)
      expect(body.text).toContain('the programme team has cancelled a mentoring session with');
    for (const as of [fixture.founder, fixture.mentor])
      expect((await newest(as)).text).toContain(' was cancelled by the programme team');
  });

  it('one of two who cancel at the same moment, in mail and on the page alike', async () => {
    const id = await booked();
    const admin = await kit.person({ isAdmin: true });
    const acts = [end(id), cancel(id, 'occurrence'), end(id, 'occurrence', admin)];
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const { side, by } = await read(id);
    const who = side === 'staff' ? 'the programme team' : await nameOf(by.id);
    const sent = await mail.for(fixture.founder.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body.text).toMatch(
      new RegExp(`${who} has (cancelled|declined) a mentoring session`),
    );
  });

  it('staff who are in the team, as themselves', async () => {
    const id = await booked();
    const staff = { isAdmin: true, secondFactorSince: kit.clock.now() };
    await kit.db.update(users).set(staff).where(eq(users.id, fixture.founder.id));
    await cancel(id, 'occurrence');
    expect(await read(id)).toMatchObject({ side: 'founders', by: { id: fixture.founder.id } });
  });

  it('no name once their account is deleted', async () => {
    await kit.joins(fixture.startup);
    const second = await kit.joins(fixture.startup);
    const id = await booked();
    await cancel(id, 'occurrence', second);
    expect((await newest(fixture.mentor)).text).toContain(await nameOf(second.id));
    await kit.db.transaction((tx) => eraseUser({ ...kit.deps, db: tx }, second.id));
    expect(await read(id)).toMatchObject({ side: 'founders', by: null });
    expect((await newest(fixture.mentor)).text).not.toContain('cancelled');
  });

  it('the mentor whose account is deleted', async () => {
    const id = await booked();
    await kit.db.transaction((tx) => eraseUser({ ...kit.deps, db: tx }, fixture.mentor.id));
    const { body } = await kit.get(`/meetings/${id}/record`, { as: fixture.founder });
    expect(body.data.cancelled).toMatchObject({ side: 'mentor', by: null, reason: null });
  });

  it('nothing for sessions cancelled before it was stored', async () => {
    const id = await booked();
    await kit.db.update(occurrences).set({ status: 'cancelled' }).where(eq(occurrences.id, id));
    expect(await read(id)).toEqual({ side: null, by: null, declined: false, reason: null });
  });
});

describe('a new booking is declined', () => {
  const four = { recurrence: 'weekly', recurrence_until: '2025-04-08 06:00:00' };
  const declining = async (id: number) =>
    (await kit.get(`/my/agenda/${id}`, { as: fixture.mentor })).body.data.declining;
  const subject = async () =>
    (await mail.for(fixture.founder.email))[0]!.body.subject.split(':')[0];

  it('as a whole, also from its first session on: page, mail and notification agree', async () => {
    const id = await booked(four);
    expect(await declining(id)).toEqual(['following', 'schedule']);
    await end(id, 'following');
    expect(await subject()).toBe('Declined');
    expect((await newest(fixture.founder)).text).toContain(' was declined by the mentor: “');
    for (const each of await ids()) expect(await read(each)).toMatchObject({ declined: true });
    expect(await declining(id)).toEqual([]);
  });

  it('but not from its second one on', async () => {
    await booked(four);
    const [, second] = await ids();
    expect(await declining(second!)).toEqual(['schedule']);
    await end(second!, 'following');
    expect(await subject()).toBe('Cancelled');
    expect(await read(second!)).toMatchObject({ declined: false });
  });

  it('but not in pieces: sessions after a cancelled one are cancelled', async () => {
    await booked(four);
    const [first, second] = await ids();
    await end(first!);
    expect(await subject()).toBe('Cancelled');
    expect(await declining(second!)).toEqual([]);
    await end(second!, 'following');
    expect(await subject()).toBe('Cancelled');
  });

  it('also when founders cancelled one of its sessions before', async () => {
    await booked(four);
    const [first, second] = await ids();
    await cancel(first!, 'occurrence');
    await mail.collect();
    expect(await declining(second!)).toEqual(['following', 'schedule']);
    await end(second!, 'following');
    expect(await subject()).toBe('Declined');
  });

  it('but not two days after it was booked, nor once a session has taken place', async () => {
    const id = await booked(four);
    kit.clock.set('2025-03-13T09:00:00Z');
    expect(await declining(id)).toEqual([]);
    await end(id, 'following');
    expect(await subject()).toBe('Cancelled');
    expect((await calendar()).every((each) => each.endsWith('x'))).toBe(true);
  });
});
