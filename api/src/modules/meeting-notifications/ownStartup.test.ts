import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { remind } from './remind';

const NOW = '2025-03-17T09:00:00Z';
const kit = testApp({ now: NOW });
const mail = mailbox(kit);
const { fixture, at, book, ids } = meetingFixture(kit, NOW);

const notices = async () => {
  const { body } = await kit.get('/notifications', { as: fixture.mentor });
  return body.data.map(({ text }: { text: string }) => text);
};
const mailsToMentor = async () => (await mail.for(fixture.mentor.email)).length;
const offer = (id: number) =>
  kit.post(
    `/my/agenda/${id}/occurrence/proposal`,
    { times: ['2025-03-20 08:00:00'], message: 'I am ill.' },
    { as: fixture.mentor },
  );

describe('a mentor who is a founder of the same startup', () => {
  beforeEach(async () => {
    await kit.alsoJoins(fixture.startup, fixture.mentor, 'founder');
    await mail.collect();
  });

  it('is notified once, as its mentor, of a session that a co-founder books, and is reminded once', async () => {
    await book('2025-03-19 06:00:00');

    expect(await notices()).toEqual([
      expect.stringMatching(/^Mentoring with Startup \d+ was booked by Ana Horvat\.$/),
    ]);
    expect(await mailsToMentor()).toBe(1);
    kit.clock.set('2025-03-18T06:30:00Z');
    await remind(kit.deps);
    expect(await mailsToMentor()).toBe(1);
  });

  it('is not notified of what they book, offer or answer themselves', async () => {
    expect(await book('2025-03-19 06:00:00', {}, fixture.mentor)).toMatchObject({ status: 201 });
    const [id] = await ids();
    await mail.collect();
    await offer(id!);
    const open = await kit.get(at('/proposals'), { as: fixture.mentor });
    const [{ id: proposalId }] = open.body.data;
    const decline = at(`/proposals/${proposalId}/decline`);
    expect(await kit.post(decline, {}, { as: fixture.mentor })).toMatchObject({ status: 200 });

    expect(await notices()).toEqual([]);
    expect(await mailsToMentor()).toBe(0);
  });
});
