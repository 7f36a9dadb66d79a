import { testApp } from '../../testing';

const kit = testApp({ now: '2025-01-01T10:00:00Z' });

it('lists what is published, with the time of the last addition', async () => {
  await kit.startup({ slug: 'quiet' });
  await kit.startup({ slug: 'secret', published: false });
  const busy = await kit.startup({ slug: 'busy' });
  const founder = await kit.joins(busy);
  kit.clock.set('2025-01-02T10:00:00Z');
  await kit.post(
    `/startups/${busy.id}/updates`,
    { title: 'News', update: 'We moved.' },
    { as: founder },
  );

  const { status, body } = await kit.get('/public/sitemap');
  expect(status).toBe(200);
  expect(body).toEqual({
    startups: [
      { slug: 'busy', changed_at: '2025-01-02T10:00:00.000Z' },
      { slug: 'quiet', changed_at: expect.stringMatching(/^202\d-/) },
    ],
  });
});
