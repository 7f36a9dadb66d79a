import { perform } from '../../../admin/perform';
import { teamQueries } from '../../../modules/team/team.queries';
import { type TestStartup, type TestUser, testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { untilWaiting } from '../../../testing/untilWaiting';

const kit = testApp();
const mail = mailbox(kit);
let startup: TestStartup;
let founder: TestUser;

beforeEach(async () => {
  startup = await kit.startup({ name: 'Zrno' });
  founder = await kit.joins(startup, 'founder', 'CEO');
  await mail.collect();
});

const staff = (act: 'add' | 'remove', { email }: TestUser, ...more: string[]) =>
  perform(kit.deps, {
    argv: ['founders', act, '--startup', startup.slug, '--user', email, ...more],
  });
const subjects = async () => (await mail.collect()).map(({ to, body }) => [to.email, body.subject]);
const team = async () => {
  const { body } = await kit.get(`/my/startups/${startup.id}/team`, { as: founder });
  return [body.founders.length, body.teamMembers.length];
};

describe('staff who change a team', () => {
  it('notify its founders of new and promoted founders, and a member of a new position', async () => {
    const ana = await kit.person();
    await staff('add', ana, '--position', 'CTO', '--member');
    expect(await subjects()).toEqual([[founder.email, 'Ana joined Zrno.']]);
    await staff('add', ana, '--position', 'CTO', '--member');
    expect(await subjects()).toEqual([]);

    await staff('add', ana, '--position', 'CPO');
    expect(await subjects()).toEqual([
      [founder.email, 'Ana is now a founder of Zrno.'],
      [ana.email, 'Your position at Zrno is now CPO.'],
    ]);
    expect(await team()).toEqual([2, 0]);
  });

  it('cannot remove or demote the last founder', async () => {
    const message = 'A startup needs at least one founder. Add another one first.';
    await expect(staff('remove', founder)).rejects.toThrow(message);
    await expect(staff('add', founder, '--member')).rejects.toThrow(message);
    expect(await team()).toEqual([1, 0]);
  });

  it('run one after another with founders: of two who remove each other one stays', async () => {
    const second = await kit.joins(startup);
    let removing: Promise<unknown> | undefined;
    await kit.db.transaction(async (tx) => {
      await teamQueries(tx).hold(startup.id);
      removing = staff('remove', founder);
      removing.catch(() => undefined); // until it is awaited below
      await Promise.race([removing, untilWaiting(tx)]);
      await teamQueries(tx).remove(startup.id, second.id, 'founder');
    });

    await expect(removing).rejects.toMatchObject({ status: 409 });
    expect(await team()).toEqual([1, 0]);
  });

  it('make no team of more than five, invited ones included, until it is incorporated', async () => {
    for (let at = 0; at < 3; at += 1) await kit.joins(startup, 'member');
    const [ana, asked] = [await kit.person(), await kit.person()];
    const members = [{ email: asked.email, position: 'CTO' }];
    await kit.post(`/my/startups/${startup.id}/invite-founders`, { members }, { as: founder });

    await expect(staff('add', ana)).rejects.toThrow('A team has at most 5 people');
    await staff('add', asked);
    const argv = ['startups', 'incorporated', '--startup', startup.slug];
    await perform(kit.deps, { argv });
    await staff('add', ana);
    expect(await team()).toEqual([3, 3]);
  });
});
