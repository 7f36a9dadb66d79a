import { testApp } from '../../testing';

const kit = testApp();

const profile = async (id: number, as?: { token: string }) =>
  (await kit.get(`/users/${id}`, { as })).body.data;

describe('a public profile', () => {
  it('shows no unpublished startup, and none where the person is only a member', async () => {
    const founder = await kit.joins(await kit.startup({ published: false }));
    await kit.alsoJoins(await kit.startup(), founder, 'member');

    expect((await profile(founder.id)).startups).toEqual([]);
    expect((await profile(founder.id, founder)).startups).toEqual([]);
  });

  it('shows startups the person founded, as cards of the list', async () => {
    const early = await kit.startup({ name: 'Alfa', seasonNumber: 1, seasons: [1] });
    const late = await kit.startup({ name: 'Beta', seasonNumber: 2, startupImage: 'a/b.webp' });
    const founder = await kit.joins(early);
    await kit.alsoJoins(late, founder, 'founder');
    await kit.joins(await kit.startup());

    const { startups } = await profile(founder.id);
    const list = (await kit.get('/startups')).body.data as { id: number }[];
    const wanted = [late.id, early.id].map((id) => list.find((card) => card.id === id));
    expect(startups).toEqual(wanted);
  });

  it('has no startups for a person who founded none', async () => {
    expect((await profile((await kit.person()).id)).startups).toEqual([]);
  });
});
