import { rooms } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, cancel } = meetingFixture(kit, NOW);
const NAME = '[0-9a-f]{32}';

const own = (join_url: unknown) =>
  kit.post('/my/availability/room', { join_url }, { as: fixture.mentor });
const agenda = async () => (await kit.get('/my/agenda', { as: fixture.mentor })).body.meetings;

describe('the address of a meeting', () => {
  it('is a room per meeting if the configured address is a pattern', async () => {
    await kit.db.update(rooms).set({ joinUrl: 'https://meet.example/quest-{meeting}' });
    await book('2025-03-18 08:00:00');
    await book('2025-03-18 09:00:00', { recurrence: 'weekly' });

    const [one, two, three] = (await agenda()).map(
      ({ join_url }: { join_url: string }) => join_url,
    );
    expect(one).toMatch(new RegExp(`^https://meet\\.example/quest-${NAME}$`));
    expect(two).not.toBe(one);
    expect(three).toBe(two);
  });

  it('is not in the mail about a cancelled meeting', async () => {
    const address = 'https://meet.example/krug';
    await kit.db.update(rooms).set({ joinUrl: address });
    const { id } = (await book('2025-03-18 10:00:00')).body.data;
    await mailbox(kit).collect();
    await cancel(id, 'occurrence');

    const mails = await mailbox(kit).collect();
    expect(mails).toHaveLength(2);
    for (const { body } of mails) {
      expect(body.subject).toMatch(/^Cancelled/);
      expect(body.text).not.toContain(address);
    }
  });

  it('is the mentor’s own address if they have one, in the app, in mails and calendars', async () => {
    expect(await own('https://zoom.example/j/elif')).toMatchObject({ status: 200 });
    await book('2025-03-19 08:00:00');

    const address = 'https://zoom.example/j/elif';
    expect((await agenda()).map(({ join_url }: { join_url: string }) => join_url)).toEqual(
      expect.arrayContaining([address]),
    );
    const mails = await mailbox(kit).collect();
    const booked = mails.filter(({ body }) => body.subject.startsWith('Booked'));
    expect(booked.length).toBeGreaterThan(1);
    for (const { body } of booked.slice(-2)) {
      expect(body.text).toContain(address);
      expect(body.calendar!.ics.replaceAll('\r\n ', '')).toContain(`LOCATION:${address}`);
    }
    const { body } = await kit.get('/my/availability', { as: fixture.mentor });
    expect(body.data.join_url).toBe(address);

    for (let time = 0; time < 2; time += 1)
      expect(await kit.del('/my/availability/room', { as: fixture.mentor })).toMatchObject({
        status: 200,
      });
    expect(JSON.stringify(await agenda())).not.toContain('zoom.example');
  });

  it.each([
    'http://zoom.example/j/1',
    'javascript:alert(1)',
    'https://ana:secret@zoom.example/',
    'https://zoom',
    'https://{meeting}.zoom.example/',
    'https://zoom.example/{meeting}/{meeting}',
    'https://zoom.example/a b',
    'https://zoom.example/"onclick="',
    `https://zoom.example/${'a'.repeat(300)}`,
    '',
    null,
    7,
  ])('is refused when it is %j', async (address) => {
    const { status, body } = await own(address);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['join_url']);
  });
});
