import { testApp } from '../../testing';

const empty = testApp({ programme: null });

it('a new installation has an empty programme, without errors', async () => {
  expect((await empty.get('/programme/site')).body).toMatchObject({ season: null, facts: {} });
  expect((await empty.get('/programme/landing')).body.mentors).toEqual([]);
  expect((await empty.get('/startups?seasons[]=31337')).status).toBe(200);
  expect((await empty.get('/startups?seasons[]=1')).status).toBe(422);
});
