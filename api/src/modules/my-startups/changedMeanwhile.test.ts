import sharp from 'sharp';
import { type TestStartup, type TestUser, testApp } from '../../testing';

const kit = testApp();
let startup: TestStartup;
let ana: TestUser;
let boris: TestUser;

beforeEach(async () => {
  startup = await kit.startup({ name: 'Zrno' });
  ana = await kit.joins(startup, 'founder', 'CEO');
  boris = await kit.joins(startup, 'founder', 'CTO');
});

const save = (form: Record<string, string | Blob>, as: TestUser) =>
  kit.call('POST', `/my/startups/${startup.id}`, { as, form });
const aPicture = async () => {
  const plain = { width: 80, height: 80, channels: 3, background: '#1fb8ad' } as const;
  return new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
};
const read = async () => (await kit.get(`/my/startups/${startup.id}`, { as: ana })).body.data;

describe('two founders who change the same setting', () => {
  it('do not overwrite each other: the second one reads what the first one saved', async () => {
    const { description } = await read();
    await save({ description: 'Ana’s text.', seen_description: description }, ana);
    const second = { description: 'Boris’s text.', seen_description: description };

    expect(await save(second, boris)).toMatchObject({
      status: 409,
      body: {
        message: 'This has changed in the meantime. Please look at it again.',
        current: { description: 'Ana’s text.' },
      },
    });
    expect(await read()).toMatchObject({ description: 'Ana’s text.' });

    const again = await save({ ...second, seen_description: 'Ana’s text.' }, boris);
    expect(again.status).toBe(200);
    expect(await read()).toMatchObject({ description: 'Boris’s text.' });
  });

  it('at the same moment: one is saved, and the other one is told', async () => {
    const answers = await Promise.all([
      save({ name: 'Zrno One', seen_name: 'Zrno' }, ana),
      save({ name: 'Zrno Two', seen_name: 'Zrno' }, boris),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('both succeed when they chose the same value, and when the request is repeated', async () => {
    const form = { name: 'Zrno Labs', seen_name: 'Zrno' };
    for (const founder of [ana, boris, boris])
      expect(await save(form, founder)).toMatchObject({ status: 200 });
  });

  it('read only the links in question, and nothing of the form is saved', async () => {
    await save({ x: 'https://x.com/ana', seen_x: '' }, ana);
    const website_links = 'https://zrno.example';
    const form = { x: 'https://x.com/boris', seen_x: '', website_links, seen_website_links: '' };

    const { status, body } = await save(form, boris);
    expect([status, body.current]).toEqual([409, { x: 'https://x.com/ana' }]);
    expect((await read()).socialLinks).toMatchObject([{ website_links: null }]);
    expect(await save({ website_links, seen_website_links: '' }, boris)).toMatchObject({
      status: 200,
    });
  });

  it('keep the logo of the first one', async () => {
    const first = await save({ startup_image: await aPicture(), seen_startup_image: '' }, ana);
    const second = await save({ startup_image: await aPicture(), seen_startup_image: '' }, boris);

    const { startup_image } = first.body.data;
    expect([second.status, second.body.current]).toEqual([409, { startup_image }]);
    expect(await read()).toMatchObject({ startup_image });
  });
});

describe('one founder', () => {
  it('can change a text of several lines again, although forms change line breaks', async () => {
    await save({ description: 'One\nTwo' }, ana);
    const form = { description: 'One\nTwo\nThree', seen_description: 'One\r\nTwo' };
    expect(await save(form, ana)).toMatchObject({ status: 200 });
  });

  it('of an older page, which does not send what it has read, saves as before', async () => {
    await save({ name: 'Ana’s name', seen_name: 'Zrno' }, ana);
    expect(await save({ name: 'Boris’s name' }, boris)).toMatchObject({ status: 200 });
  });

  it('may not send what they have read twice', async () => {
    const twice = { name: 'Zrno Labs', seen_name: ['Zrno', 'Zrno'] };
    const { status, body } = await kit.post(`/my/startups/${startup.id}`, twice, { as: ana });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['seen_name']]);
  });
});
