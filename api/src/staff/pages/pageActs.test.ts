import sharp from 'sharp';
import { type TestUser, testApp } from '../../testing';
import { brokenRecord } from '../../testing/brokenRecord';
import { recordFixture } from '../../testing/recordFixture';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const { owner, record } = recordFixture(kit);
const broken = brokenRecord(kit);

describe('staff who change a startup on the pages of its team', () => {
  it('record the state before and after, and notify the founders', async () => {
    const startup = await kit.startup({ name: 'Zrno', industry: 'Agritech' });
    const founder = await kit.joins(startup);
    const { id } = startup;
    const path = `/my/startups/${id}`;
    const done = await kit.post(path, { industry: 'Energy' }, { as: owner() });

    expect(await record(`/startup/${id}`)).toMatchObject([
      {
        act: 'startups.edit',
        by: { id: owner().id },
        text: 'The profile of Zrno is changed.',
        before: { [`startup:${id}`]: { industry: 'Agritech' } },
        after: { [`startup:${id}`]: { industry: 'Energy' } },
        request_id: done.headers['x-request-id'],
      },
    ]);
    const { data } = (await kit.get('/notifications', { as: founder })).body;
    expect(data[0].text).toBe('The profile of Zrno is changed by the programme team.');
  });

  it('record nothing when refused', async () => {
    const { id } = await kit.startup();
    await kit.post(`/my/startups/${id}`, { name: '' }, { as: owner() });
    await kit.post('/startups/987654/updates', { update: 'News' }, { as: owner() });
    expect(await record(`/startup/${id}`)).toEqual([]);
  });

  it('replace no picture when the record cannot be written', async () => {
    const startup = await kit.startup();
    const founder = await kit.joins(startup);
    const plain = { width: 400, height: 400, channels: 3, background: '#123456' } as const;
    const bytes = new Uint8Array(await sharp({ create: plain }).png().toBuffer());
    const save = (as: TestUser) =>
      kit.call('POST', `/my/startups/${startup.id}`, {
        as,
        form: { startup_image: new Blob([bytes]) },
      });
    const { body } = await save(founder);
    const pictures = kit.store.names();

    await broken.breaks();
    expect((await save(owner())).status).toBe(500);
    await broken.mends();
    expect(kit.store.names()).toEqual(pictures);
    expect(pictures).toContain(body.data.startup_image);
  });

  it('are in the history of startups of others, and act as themselves in their own team', async () => {
    const staff = await staffMember(kit, 'programme');
    const startup = await kit.startup();
    await kit.alsoJoins(startup, staff, 'founder');
    const { id } = startup;
    await kit.post(`/startups/${id}/updates`, { update: 'Ours' }, { as: staff });
    await kit.post(`/startups/${id}/updates`, { update: 'Theirs' }, { as: owner() });

    expect(await record(`/startup/${id}`)).toMatchObject([
      { act: 'updates.post', by: { id: owner().id } },
    ]);
  });
});
