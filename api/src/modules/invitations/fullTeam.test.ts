import { perform } from '../../admin/perform';
import { testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { inviteFixture } from './testing/inviteFixture';

const kit = testApp();
const { fixture, at, invite, accept, invited } = inviteFixture(kit);

const incorporate = (...more: string[]) =>
  perform(kit.deps, {
    argv: ['startups', 'incorporated', '--startup', String(fixture.startup.id), ...more],
  });

/** Fills a team from one to five people. @returns the last one added */
async function fill() {
  for (let n = 2; n < 5; n += 1) await kit.joins(fixture.startup, 'member');
  return kit.joins(fixture.startup, 'member');
}

describe('a team of five', () => {
  it('accepts a sixth person if the startup is incorporated', async () => {
    await incorporate();
    await fill();
    const { guest, token } = await invited('members');

    expect(await accept(token, guest)).toMatchObject({ status: 200 });
  });

  it('refuses a sixth person who was invited while it was incorporated', async () => {
    await incorporate();
    await fill();
    const { guest, token } = await invited('members');
    await incorporate('--no');

    expect(await accept(token, guest)).toMatchObject({
      status: 422,
      body: { message: 'A team has at most 5 people until the startup is incorporated.' },
    });
    expect(await kit.get(at('team'), { as: guest })).toMatchObject({ status: 404 });
  });

  it('can promote one of its members to founder', async () => {
    const member = await fill();
    await invite([{ email: member.email, position: 'CTO' }]);
    const [mail] = await mailbox(kit).for(member.email);

    expect(await accept(linkIn(mail).token, member)).toMatchObject({ status: 200 });
    const { body } = await kit.get(at('team'), { as: member });
    expect([body.founders.length, body.teamMembers.length]).toEqual([2, 3]);
  });
});
