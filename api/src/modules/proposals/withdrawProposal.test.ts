import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const OTHERS = ['2025-03-19 06:00:00', '2025-03-20 06:00:00'];
const OVER = { status: 409, body: { message: 'These times are no longer proposed.' } };

const kit = testApp({ now: NOW });
const { fixture, at, book, move, calendar } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

/** A session on a Tuesday with a proposal of other times. */
async function proposed(times = OTHERS) {
  const { id } = (await book('2025-03-18 06:00:00')).body.data as { id: number };
  await mail.collect();
  await propose(id, times);
  return { id, proposal: await openOf(id) };
}
const propose = (id: number, times = OTHERS) =>
  kit.post(
    `/my/agenda/${id}/occurrence/proposal`,
    { times, message: 'Later?' },
    { as: fixture.mentor },
  );
const openOf = async (id: number) =>
  (await kit.get(`/my/agenda/${id}`, { as: fixture.mentor })).body.data.proposal?.id as number;
const withdraw = (id: number, proposal: number, as: { token: string } = fixture.mentor) =>
  kit.del(`/my/agenda/${id}/proposal/${proposal}`, { as });
const accept = (proposal: number, start_time = OTHERS[0]) =>
  kit.post(at(`/proposals/${proposal}/accept`), { start_time }, { as: fixture.founder });
const proposals = async () => (await kit.get(at('/proposals'), { as: fixture.founder })).body.data;
const notices = async (as: { token: string }) =>
  (await kit.get('/notifications', { as })).body.data;

beforeEach(() => mail.collect());

describe('a mentor withdraws proposed times', () => {
  it('that is open: founders can no longer choose, are notified, and the session stays', async () => {
    const { id, proposal } = await proposed();
    await mail.collect();
    expect(await withdraw(id, proposal)).toMatchObject({
      status: 200,
      body: { message: 'The proposal is withdrawn.' },
    });

    expect(await proposals()).toEqual([]);
    expect(await accept(proposal)).toMatchObject({ status: 404 });
    expect(await calendar()).toEqual(['03-18T06']);
    expect((await notices(fixture.founder))[0]).toMatchObject({
      type: 'meeting-moved',
      text: expect.stringMatching(
        /no longer proposes other times for your meeting\. It keeps its current time/,
      ),
      url: `/my/startups/${fixture.startup.id}/mentorship`,
      happens_at: '2025-03-18T06:00:00.000Z',
    });
    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.subject).toContain('no longer proposes other times');
    const { body } = await kit.get(`/my/agenda/${id}`, { as: fixture.mentor });
    expect(body.data).toMatchObject({ state: 'ahead', proposed: [], proposal: null });
    expect(await propose(id)).toMatchObject({ status: 200 }); // the mentor may propose others
  });

  it('or replaces it: no unread line links to an expired proposal', async () => {
    const { id } = await proposed();
    await propose(id, ['2025-03-21 06:00:00']);
    const [{ id: open }] = await proposals();
    expect(await notices(fixture.founder)).toMatchObject([
      { url: `/my/startups/${fixture.startup.id}/mentorship/proposals/${open}` },
    ]);

    await withdraw(id, open);
    expect(await notices(fixture.founder)).toMatchObject([
      { text: expect.stringContaining('no longer proposes other times') },
    ]);
  });

  it('before its mail is sent: the mail is not sent', async () => {
    const { id, proposal } = await proposed();
    await withdraw(id, proposal);
    const subjects = (await mail.for(fixture.founder.email)).map(({ body }) => body.subject);
    expect(subjects).toEqual([expect.stringContaining('no longer proposes other times')]);
  });

  it('once, and nobody is notified twice', async () => {
    const { id, proposal } = await proposed();
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(id, proposal)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const notified = (await notices(fixture.founder)).filter(({ text }: { text: string }) =>
      text.includes('no longer proposes'),
    );
    expect(notified).toHaveLength(1);
  });

  it('that they read, but not one that replaced it in another tab', async () => {
    const { id, proposal } = await proposed();
    await propose(id, ['2025-03-21 06:00:00']);
    expect(await withdraw(id, proposal)).toMatchObject(OVER);
    expect(await proposals()).toMatchObject([{ times: [{ start_time: '2025-03-21 06:00:00' }] }]);
  });

  it.each([
    ['the founder has chosen', (_id: number, proposal: number) => accept(proposal)],
    [
      'the founder keeps the time',
      (_id: number, proposal: number) =>
        kit.post(at(`/proposals/${proposal}/decline`), {}, { as: fixture.founder }),
    ],
    ['the session moved', (id: number) => move(id, 'occurrence', '2025-03-21 06:00:00')],
    ['the session has begun', async () => kit.clock.set('2025-03-18T06:00:00Z')],
  ])('but not once %s', async (_what, act) => {
    const { id, proposal } = await proposed();
    await act(id, proposal);
    const before = await calendar();
    expect(await withdraw(id, proposal)).toMatchObject(OVER);
    expect(await calendar()).toEqual(before);
  });

  it('of their own sessions only, by the ids of those', async () => {
    const { id, proposal } = await proposed();
    const { id: other } = (await book('2025-03-20 06:00:00')).body.data;
    expect(await withdraw(other, proposal)).toMatchObject(OVER);
    const strangers = [fixture.founder, await kit.mentorOf(fixture.startup), await kit.person()];
    for (const as of strangers)
      expect(await withdraw(id, proposal, as)).toMatchObject({ status: 404 });
    expect(await proposals()).toHaveLength(1);
  });

  it('while a founder chooses: one of the two succeeds, and both see the same result', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, proposal } = await proposed();
      const [taken, withdrawn] = await Promise.all([accept(proposal), withdraw(id, proposal)]);
      const statuses = [taken.status, withdrawn.status];
      expect([
        [200, 409],
        [409, 200],
        [404, 200],
      ]).toContainEqual(statuses);
      const { start_time } = (await kit.get(`/my/agenda/${id}`, { as: fixture.mentor })).body.data;
      expect(start_time).toBe(taken.status === 200 ? OTHERS[0] : '2025-03-18 06:00:00');
      expect(await proposals()).toEqual([]);
      await kit.del(at(`/${id}/occurrence`), { as: fixture.founder });
    }
  });

  it('and is notified when staff did it on their behalf', async () => {
    const { id, proposal } = await proposed();
    const admin = await kit.person({ isAdmin: true });
    const [one, two] = await Promise.all([withdraw(id, proposal, admin), withdraw(id, proposal)]);
    expect([one!.status, two!.status].sort()).toEqual([200, 409]);

    await propose(id);
    expect(await withdraw(id, await openOf(id), admin)).toMatchObject({ status: 200 });
    expect((await notices(fixture.mentor))[0]).toMatchObject({
      text: expect.stringMatching(
        /^The programme team no longer proposes .* It keeps its current time\.$/,
      ),
      url: `/my/mentorships/agenda/${id}`,
    });
  });
});
