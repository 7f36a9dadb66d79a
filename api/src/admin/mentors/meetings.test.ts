import { testApp } from '../../testing';
import { meetingDesk } from '../../testing/meetingDesk';
import { perform } from '../perform';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { desk, at, book, calendar } = meetingDesk(kit, NOW);
const staff = (words: string, ...more: string[]) =>
  perform(kit.parts, { argv: [...words.split(' '), ...more] });

describe('a meeting, in the place of its mentor', () => {
  it('is found, and moved once the founders choose one of the times', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    expect(await staff(`meetings find --mentor ${desk.mentor.email}`)).toMatchObject([
      { id, startup: desk.startup.slug, recurrence: 'none' },
    ]);
    const words = `meetings propose --id ${id} --message Later? --times`;
    await expect(staff(words, '2025-03-19 03:00:00')).rejects.toThrow('no longer available');
    await staff(words, '2025-03-19 06:00:00,2025-03-20 06:00:00');
    const { body } = await kit.get(at('/proposals'), { as: desk.founder });
    expect(body.data).toMatchObject([{ message: 'Later?', times: [{}, {}] }]);
  });

  it('is cancelled, alone or with its series', async () => {
    const { id } = (await book('2025-03-18 06:00:00', { recurrence: 'monthly' })).body.data;
    await expect(staff(`meetings cancel --id ${id}`)).rejects.toThrow('--message');
    await staff(`meetings cancel --id ${id} --message Ill`);
    expect((await calendar()).slice(0, 2)).toEqual(['03-18T06x', '04-15T06']);
    await staff(`meetings cancel --id ${id} --message Ill --series`);
    expect((await calendar()).every((each) => each.endsWith('x'))).toBe(true);
    await expect(staff('meetings cancel --id 999999 --message Ill')).rejects.toThrow('no meeting');
  });
});
