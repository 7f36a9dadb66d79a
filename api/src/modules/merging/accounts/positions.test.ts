import { testApp } from '../../../testing';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const { merge } = mergeFixture(kit);
type Kind = 'founder' | 'member';

/** One person in a team with two accounts, each with another position. */
async function twice(goes: Kind, stays: Kind) {
  const startup = await kit.startup();
  const ceo = await kit.joins(startup);
  const from = await kit.joins(startup, goes, 'Sales');
  const into = await kit.joins(startup, stays, 'CTO');
  const team = async () => {
    const { body } = await kit.get(`/my/startups/${startup.id}/team`, { as: ceo });
    const of = (people: { user: { id: number }; position: string }[], kind: Kind) =>
      people
        .filter(({ user }) => user.id !== ceo.id)
        .map(({ user, position }) => ({ id: user.id, kind, position }));
    return [...of(body.founders, 'founder'), ...of(body.teamMembers, 'member')];
  };
  return { from, into, team };
}

describe('which position in a team stays when two accounts are merged', () => {
  it.each<[Kind, Kind, Kind, string]>([
    ['founder', 'founder', 'founder', 'CTO'],
    ['member', 'founder', 'founder', 'CTO'],
    ['founder', 'member', 'founder', 'Sales'],
    ['member', 'member', 'member', 'CTO'],
  ])('a %s into a %s: a %s, %s', async (goes, stays, kind, position) => {
    const { from, into, team } = await twice(goes, stays);
    expect(await merge(from, into)).toMatchObject({ status: 200 });

    expect(await team()).toEqual([{ id: into.id, kind, position }]);
  });
});
