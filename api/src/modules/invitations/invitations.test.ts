import { DAY } from '../../app/clock';
import { memoryLimiter } from '../../app/limiter';
import { testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { testClock } from '../../testing/testClock';
import { inviteFixture } from './testing/inviteFixture';

const kit = testApp({ limiter: memoryLimiter(testClock()) });
/** Races between accepting and withdrawing; 500 take an evening. */
const RACES = Number(process.env.INVITE_RACES ?? 5);
const { fixture, at, invite, open, accept, invited } = inviteFixture(kit);

describe('an invitation', () => {
  it('is listed until somebody accepts it with the account it was sent to', async () => {
    const { guest, token } = await invited();
    expect(await open()).toEqual([
      {
        id: expect.any(Number),
        email: guest.email,
        type: 'founder',
        position: 'Sales',
        created_at: '2025-03-11T09:00:00.000Z',
        expires_at: '2025-03-18T09:00:00.000Z',
      },
    ]);

    expect(await accept(token, await kit.person())).toMatchObject({ status: 403 });
    expect(await accept(token, guest)).toMatchObject({
      status: 200,
      body: { message: 'You have successfully joined the startup.' },
    });
    expect(await accept(token, guest)).toMatchObject({ status: 200 });

    expect(await open()).toEqual([]);
    const { body } = await kit.get(at('team'), { as: guest });
    expect(body.founders.map(({ position }: { position: string }) => position)).toEqual([
      'Co-Founder',
      'Sales',
    ]);
  });

  it('sent again replaces the first, whose link no longer works', async () => {
    const { guest, token } = await invited();
    await invite([{ email: guest.email.toUpperCase(), position: 'CFO' }]);

    expect(await open()).toMatchObject([{ position: 'CFO' }]);
    expect(await accept(token, guest)).toMatchObject({ status: 404 });
  });

  it('can be withdrawn while nobody has accepted it', async () => {
    const { guest, token } = await invited();
    const [{ id }] = await open();

    for (let time = 0; time < 2; time += 1) {
      expect(
        await kit.post(at('revoke-invite'), { invite_id: id }, { as: fixture.founder }),
      ).toMatchObject({ status: 200 });
    }
    expect(await accept(token, guest)).toMatchObject({ status: 422 });

    const other = await invited();
    const [{ id: taken }] = await open();
    await accept(other.token, other.guest);
    expect(
      await kit.post(at('revoke-invite'), { invite_id: taken }, { as: fixture.founder }),
    ).toMatchObject({
      status: 409,
      body: { message: 'This invitation has already been accepted.' },
    });
  });

  it('has one outcome when accepting and withdrawing race', async () => {
    for (let round = 0; round < RACES; round += 1) {
      fixture.startup = await kit.startup();
      fixture.founder = await kit.joins(fixture.startup);
      const { guest, token } = await invited();
      const [{ id }] = await open();
      const [yes, no] = await Promise.all([
        accept(token, guest),
        kit.post(at('revoke-invite'), { invite_id: id }, { as: fixture.founder }),
      ]);

      expect([`${yes.status} ${no.status}`]).toEqual([yes.status === 200 ? '200 409' : '422 200']);
      expect(await kit.get(at('team'), { as: guest })).toMatchObject({
        status: yes.status === 200 ? 200 : 404,
      });
    }
  }, 600_000);

  it('ends after seven days', async () => {
    const { guest, token } = await invited();
    kit.clock.advance(7 * DAY);

    expect(await accept(token, guest)).toMatchObject({ status: 422 });
    expect(await open()).toEqual([]);
    kit.clock.set('2025-03-11T09:00:00Z');
  });

  it('is refused for the day after twenty mails of one founder, across their startups', async () => {
    fixture.startup = await kit.startup({ incorporated: true });
    await kit.alsoJoins(fixture.startup, fixture.founder, 'founder');
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        email: `stranger${from + n}.${fixture.startup.id}@people.example`,
        position: 'CTO',
      }));
    expect(await invite(rows(0, 18))).toMatchObject({ status: 200 });
    const other = await kit.startup({ incorporated: true });
    await kit.alsoJoins(other, fixture.founder, 'founder');
    fixture.startup = other;
    expect(await invite(rows(20, 2))).toMatchObject({ status: 200 });
    expect(await invite(rows(30, 1))).toMatchObject({ status: 429 });
    expect(await open()).toHaveLength(2);
  });

  it('as a founder promotes a member', async () => {
    const { guest, token } = await invited('members');
    await accept(token, guest);
    expect(
      (await invite([{ email: guest.email, position: 'Intern' }], fixture.founder, 'members'))
        .status,
    ).toBe(422);

    await invite([{ email: guest.email, position: 'CEO' }]);
    const [mail] = await mailbox(kit).for(guest.email);
    await accept(linkIn(mail).token, guest);

    const { body } = await kit.get(at('team'), { as: guest });
    expect(body.teamMembers).toEqual([]);
    expect(body.founders[1]).toMatchObject({ position: 'CEO', user: { id: guest.id } });
  });

  it('never grows a team beyond five people, unless it is incorporated', async () => {
    const row = (n: number) => ({
      email: `guest${n}.${fixture.startup.id}@people.example`,
      position: 'Co-Founder',
    });

    expect(await invite([1, 2, 3, 4, 5].map(row))).toMatchObject({ status: 422 });
    expect(await invite([1, 2, 3, 4].map(row))).toMatchObject({ status: 200 });
    expect(await invite([5].map(row))).toMatchObject({ status: 422 });
    expect(await invite([4].map(row))).toMatchObject({ status: 200 });

    fixture.startup = await kit.startup({ incorporated: true });
    fixture.founder = await kit.joins(fixture.startup);
    expect(await invite([1, 2, 3, 4, 5, 6].map(row))).toMatchObject({ status: 200 });
  });

  it('is mailed to one address three times a day at most', async () => {
    const members = [{ email: `often.${fixture.startup.id}@people.example`, position: 'Sales' }];
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await invite(members)).status);

    expect(statuses).toEqual([200, 200, 200, 422]);
    const second = await kit.joins(fixture.startup);
    expect((await invite(members, second)).status).toBe(422); // the limit is per startup, not per founder
    const other = await kit.startup();
    await kit.alsoJoins(other, fixture.founder, 'founder');
    fixture.startup = other;
    expect((await invite(members)).status).toBe(200);
  });

  it.each([
    ['no rows', [], 'members'],
    ['a bad address', [{ email: 'ana@people', position: 'Sales' }], 'members.0.email'],
    ['no position', [{ email: 'a@people.example', position: ' ' }], 'members.0.position'],
    [
      'one address twice',
      [
        { email: 'a@people.example', position: 'A' },
        { email: 'A@people.example', position: 'B' },
      ],
      'members.1.email',
    ],
  ])('is refused with %s', async (_what, members, field) => {
    const { status, body } = await invite(members);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await open()).toEqual([]);
  });
});
