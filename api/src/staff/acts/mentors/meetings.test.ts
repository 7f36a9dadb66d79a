import { perform } from '../../../admin/perform';
import { testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { meetingFixture } from '../../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, at, book, calendar, ids } = meetingFixture(kit, NOW);
const mail = mailbox(kit);
const staff = (command: string, ...more: string[]) =>
  perform(kit.deps, { argv: [...command.split(' '), ...more] });

/** Four Tuesdays. @returns their ids */
async function tuesdays() {
  const until = { recurrence: 'weekly', recurrence_until: '2025-04-08 23:00:00' };
  await book('2025-03-18 06:00:00', until);
  await mail.collect();
  return ids();
}
const proposals = async () =>
  (await kit.get(at('/proposals'), { as: fixture.founder })).body.data as { id: number }[];
/** A person's notifications on the site, newest first. */
const notices = async (as: { token: string }) =>
  (await kit.get('/notifications', { as })).body.data.map(({ text }: { text: string }) => text);

describe('a meeting, on behalf of its mentor', () => {
  it('is found, and moved once the founders choose one of the times', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    expect(await staff(`meetings find --mentor ${fixture.mentor.email}`)).toMatchObject([
      { id, startup: fixture.startup.slug, recurrence: 'none', offered: [] },
    ]);
    const command = `meetings propose --id ${id} --message Later? --times`;
    await expect(staff(command, '2025-03-19 03:00:00')).rejects.toThrow('no longer available');
    await staff(command, '2025-03-19 06:00:00,2025-03-20 06:00:00');
    expect(await proposals()).toMatchObject([
      { message: 'Later?', by_staff: true, times: [{}, {}] },
    ]);
    expect(await staff(`meetings find --mentor ${fixture.mentor.email}`)).toMatchObject([
      { offered: ['2025-03-19T06:00:00.000Z', '2025-03-20T06:00:00.000Z'] },
    ]);
    expect((await notices(fixture.mentor))[0]).toMatch(
      /^The programme team proposes other times to .* for your meeting\.$/,
    );
    expect((await notices(fixture.founder))[0]).toMatch(
      /^The programme team proposes other times .*“Later\?”$/,
    );
  });

  it('is cancelled, alone, with those that follow it, or with its series', async () => {
    const [first, second, third] = await tuesdays();
    await expect(staff(`meetings cancel --id ${first}`)).rejects.toThrow('--message');
    await expect(staff(`meetings cancel --id ${first} --message Ill --founders`)).rejects.toThrow();
    await expect(
      staff(`meetings cancel --id ${first} --message Ill --following --series`),
    ).rejects.toThrow('not both');
    expect(await staff(`meetings cancel --id ${third} --message Ill --following`)).toMatchObject({
      became: 'cancelled',
    });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-01T06x', '04-08T06x']);
    await staff(`meetings cancel --id ${second} --message Ill`);
    expect(await staff(`meetings cancel --id ${first} --message Ill --series`)).toMatchObject({
      became: 'cancelled',
    });
    expect((await calendar()).every((each) => each.endsWith('x'))).toBe(true);
    expect(await staff(`meetings cancel --id ${first} --message Ill`)).toMatchObject({
      became: 'was cancelled before',
    });
    await expect(staff('meetings cancel --id 999999 --message Ill')).rejects.toThrow('no session');
  });

  it('is declined with its whole new booking, or left unchanged', async () => {
    const [first] = await tuesdays();
    kit.clock.set('2025-03-14T09:00:00Z');
    const command = `meetings decline --id ${first} --message Sorry.`;
    await expect(staff(command)).rejects.toThrow('can no longer be declined');
    expect(await calendar()).toContain('03-18T06');
    expect(await mail.collect()).toEqual([]);

    kit.clock.set('2025-03-12T09:00:00Z');
    expect(await staff(command)).toMatchObject({ became: 'declined' });
    const sent = await mail.collect();
    expect(sent.map(({ to }) => to.email).sort()).toEqual(
      [fixture.founder.email, fixture.mentor.email].sort(),
    );
    for (const { body } of sent) {
      expect(body.text).toContain('the programme team has declined mentoring sessions with');
      expect(body.text).toContain('The programme team writes: “Sorry.”');
    }
    expect((await notices(fixture.mentor))[0]).toMatch(
      /declined by the programme team: “Sorry\.”$/,
    );
    await expect(staff(command)).rejects.toThrow('can no longer be declined');
  });

  it('has its proposed times withdrawn, and both sides are notified', async () => {
    const [, , third] = await tuesdays();
    const offer = `meetings propose --id ${third} --following --message Later? --times`;
    await staff(offer, '2025-04-02 07:00:00');
    expect(await proposals()).toMatchObject([{ scope: 'following' }]);
    expect(await staff(`meetings withdraw --id ${third}`)).toMatchObject({ withdrawn: true });
    expect(await proposals()).toEqual([]);
    expect((await notices(fixture.founder))[0]).toMatch(
      /^The programme team no longer proposes other/,
    );
    expect((await notices(fixture.mentor))[0]).toMatch(/^The programme team no longer proposes /);
    await expect(staff(`meetings withdraw --id ${third}`)).rejects.toThrow('no longer proposed');
  });
});

describe('a meeting, on behalf of its founders', () => {
  it('is moved, alone or with those that follow it, and both sides are notified', async () => {
    const [first, , third] = await tuesdays();
    const command = `meetings move --id ${third} --following --to`;
    await expect(staff(command, '2025-04-02 03:00:00')).rejects.toThrow('no longer available');
    expect(await staff(command, '2025-04-02 07:00:00')).toMatchObject({ moved: 2 });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-02T07', '04-09T07']);
    const sent = await mail.collect();
    expect(sent).toHaveLength(2);
    for (const { body } of sent) expect(body.text).toContain('the programme team has moved');

    await staff(`meetings move --id ${first} --to`, '2025-03-19 06:00:00');
    expect(await calendar()).toContain('03-19T06');
    await staff(`meetings cancel --id ${first} --founders`);
    await expect(staff(`meetings move --id ${first} --to`, '2025-03-20 06:00:00')).rejects.toThrow(
      'was cancelled',
    );
  });

  it('is cancelled without a message', async () => {
    const [first] = await tuesdays();
    expect(await staff(`meetings cancel --id ${first} --series --founders`)).toMatchObject({
      became: 'cancelled',
    });
    expect((await notices(fixture.mentor))[0]).toMatch(/was cancelled by the programme team\.$/);
  });
});
