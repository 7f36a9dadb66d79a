import { testApp } from '../../testing';
import { untilWaiting } from '../../testing/untilWaiting';
import { teamQueries } from './team.queries';

const kit = testApp();

describe('a change of a team that waits for another one', () => {
  it.each([
    ['invite-members', () => ({ members: [{ email: 'late@people.example', position: 'A' }] })],
    ['update-member', (id: number) => ({ user_id: id, position: 'Boss' })],
    ['remove-member', (id: number) => ({ user_id: id })],
  ])('%s: is refused when the other one removed its author', async (call, body) => {
    const startup = await kit.startup();
    const founder = await kit.joins(startup);
    const member = await kit.joins(startup, 'member');
    const other = await kit.joins(startup, 'member', 'Design');
    const team = async () => {
      const { body } = await kit.get(`/my/startups/${startup.id}/team`, { as: founder });
      return body.teamMembers.map(({ position }: { position: string }) => position);
    };

    let late: ReturnType<typeof kit.post> | undefined;
    await kit.db.transaction(async (tx) => {
      await teamQueries(tx).hold(startup.id);
      late = kit.post(`/my/startups/${startup.id}/${call}`, body(other.id), { as: member });
      await untilWaiting(tx);
      await teamQueries(tx).remove(startup.id, member.id, 'member');
    });

    expect(await late).toMatchObject({ status: 404 });
    expect(await team()).toEqual(['Design']);
    const { body: invites } = await kit.get(`/my/startups/${startup.id}/list-invites`, {
      as: founder,
    });
    expect(invites.invites).toEqual([]);
  });
});
