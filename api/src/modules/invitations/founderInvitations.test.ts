import { eq } from 'drizzle-orm';
import { DAY } from '../../app/clock';
import { startups, users } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { inviteFixture } from './testing/inviteFixture';

const kit = testApp();
const { fixture, at, invite, open, accept, invited } = inviteFixture(kit);

describe('an invitation', () => {
  it('to found may be sent by founders only; members may invite members', async () => {
    const member = await kit.joins(fixture.startup, 'member');
    const rows = (name: string) => [
      { email: `${name}.${fixture.startup.id}@people.example`, position: 'Sales' },
    ];

    expect(await invite(rows('a'), member)).toMatchObject({ status: 403 });
    expect(await invite(rows('a'), member, 'members')).toMatchObject({ status: 200 });
    expect(await invite(rows('b'), await kit.mentorOf(fixture.startup), 'members')).toMatchObject({
      status: 404,
    });
    expect(await accept('x'.repeat(43), member)).toMatchObject({
      status: 404,
      body: { message: 'This invitation link is not valid.' },
    });
  });

  it('to found is not downgraded when a member invites the same address', async () => {
    const member = await kit.joins(fixture.startup, 'member');
    const { guest, token } = await invited();
    const row = { email: guest.email.toUpperCase(), position: 'Intern' };

    expect(await invite([row], member, 'members')).toMatchObject({
      status: 422,
      body: { errors: { 'members.0.email': [expect.stringContaining('founder')] } },
    });
    expect(await open()).toMatchObject([{ type: 'founder', position: 'Sales' }]);
    expect(await mailbox(kit).for(guest.email)).toEqual([]);
    expect(await accept(token, guest)).toMatchObject({ status: 200 });
    const { body } = await kit.get(at('team'), { as: guest });
    expect(body.founders.map(({ user }: { user: { id: number } }) => user.id)).toContain(guest.id);
  });

  it('to found is changed by a founder, or by a member once it has expired', async () => {
    const member = await kit.joins(fixture.startup, 'member');
    const { guest } = await invited();
    const asIntern = [{ email: guest.email, position: 'Intern' }];
    await invite([{ email: `b.${fixture.startup.id}@people.example`, position: 'CTO' }]);

    expect(await invite(asIntern, fixture.founder, 'members')).toMatchObject({ status: 200 });
    expect(await invite(asIntern, member, 'members')).toMatchObject({ status: 200 });
    kit.clock.advance(7 * DAY);
    const late = [{ email: `b.${fixture.startup.id}@people.example`, position: 'Intern' }];
    expect(await invite(late, member, 'members')).toMatchObject({ status: 200 });
    expect(await open()).toMatchObject([{ type: 'member', position: 'Intern' }]);
    kit.clock.set('2025-03-11T09:00:00Z');
  });

  it('notifies the account with that confirmed address on the site, once even if sent again, and no other account', async () => {
    const [proven, squatter] = [await kit.person(), await kit.person({ emailVerifiedAt: null })];
    const both = [proven, squatter].map(({ email }) => ({ email, position: 'Sales' }));
    await invite(both);
    await invite(both);

    const notices = async (as: TestUser) =>
      (await kit.get('/notifications', { as })).body.data.map(({ text }: { text: string }) => text);
    expect(await notices(proven)).toEqual([
      expect.stringMatching(/^Ana Horvat invites you to Zrno/),
    ]);
    expect(await notices(squatter)).toEqual([]);
  });

  it.each([
    [true, (slug: string) => `/startups/${slug}`],
    [false, () => '/notifications'],
  ])('links to the startup if guests may read it: published %s', async (published, page) => {
    const { id, slug } = fixture.startup;
    await kit.db.update(startups).set({ published }).where(eq(startups.id, id));
    const { guest } = await invited();

    const { body } = await kit.get('/notifications', { as: guest });
    expect(body.data).toMatchObject([{ type: 'invitation', url: page(slug) }]);
  });

  it.each([
    ['Ş', 'Elif invites you to Zrno'],
    ['Şahin', 'Elif Şahin invites you to Zrno'],
  ])('of a person whose surname is %s names them as pages do', async (surname, subject) => {
    await kit.db
      .update(users)
      .set({ name: 'Elif', surname })
      .where(eq(users.id, fixture.founder.id));
    const email = `c.${fixture.startup.id}@people.example`;
    await invite([{ email, position: 'Sales' }]);

    expect((await mailbox(kit).for(email))[0]!.body.subject).toBe(subject);
  });
});
