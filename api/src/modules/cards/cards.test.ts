import sharp from 'sharp';

import { testApp } from '../../testing';

const kit = testApp({ now: '2025-01-01T10:00:00Z' });
const get = (url: string, headers = {}) => kit.app.inject({ url, headers });

async function expectCard(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(150_000);
  return rawPayload;
}

it('draws a card for a startup, whatever characters its name has', async () => {
  const names = ['Zrno', 'Țară Ğüneş Ђорђе Ελλάδα', '中文 😀', 'x'.repeat(100)];
  for (const name of names) {
    const { id } = await kit.startup({ name, slug: `card-${names.indexOf(name)}` });
    await expectCard(`/cards/startups/${id}.jpg`);
  }
});

it('draws a card for a person, with their photo once they have one', async () => {
  const { id, token } = await kit.person({ name: 'Ünal', surname: '/' });
  const drawn = await expectCard(`/cards/people/${id}.jpg`);
  const photo = await sharp({
    create: { width: 200, height: 300, channels: 3, background: '#0a6470' },
  })
    .png()
    .toBuffer();
  const form = { name: 'Ünal', surname: '/', profile_photo: new Blob([new Uint8Array(photo)]) };
  await kit.call('POST', '/account/settings', { as: { token }, form });
  expect(drawn.equals(await expectCard(`/cards/people/${id}.jpg`))).toBe(false);
});

it('draws a card for the main pages, and none for others', async () => {
  await expectCard('/cards/pages/site.jpg');
  expect((await get('/cards/pages/secret.jpg')).statusCode).toBe(404);
  expect((await get('/cards/pages/constructor.jpg')).statusCode).toBe(404);
});

it('has no card for drafts and for people that do not exist', async () => {
  const draft = await kit.startup({ published: false });
  const { token } = await kit.joins(draft);
  const own = { authorization: `Bearer ${token}` };
  expect((await get(`/cards/startups/${draft.id}.jpg`, own)).statusCode).toBe(404);
  expect((await get('/cards/people/999999.jpg')).statusCode).toBe(404);
});

it('responds with 304 until a card changes', async () => {
  const { id } = await kit.startup({ name: 'Before', slug: 'cached' });
  const url = `/cards/startups/${id}.jpg`;
  const { etag } = (await get(url)).headers;
  const again = { 'if-none-match': etag };
  expect((await get(url, again)).statusCode).toBe(304);
  expect((await get(url, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
  const founder = await kit.joins({ id, slug: 'cached' });
  await kit.call('POST', `/my/startups/${id}`, { as: founder, form: { name: 'After' } });
  expect((await get(url, again)).statusCode).toBe(200);
});
