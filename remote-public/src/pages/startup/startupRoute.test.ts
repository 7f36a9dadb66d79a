import { HttpResponse, http } from 'msw';
import { makeStore } from 'shared-ui';
import { aStartup, mockApi } from 'shared-ui/testing';

import { startupData, startupHead, startupMoved } from './startupRoute';

const zrno = aStartup({
  id: 12,
  slug: 'zrno',
  name: 'Zrno',
  description: `Sensor kits.\n\n${'x'.repeat(200)}`,
  startup_image: 'startups/a.webp',
});

const silent = aStartup({ id: 13, slug: 'silent', name: 'Žito', description: ' ' });
let asked: string[] = [];

mockApi(
  http.get('*/public/startups/:slug', ({ params }) => {
    if (params.slug === 'nobody') return HttpResponse.json({}, { status: 404 });
    return HttpResponse.json({ data: params.slug === 'silent' ? silent : zrno });
  }),
  http.get('*/api/*', ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return HttpResponse.json({ data: [], meta: { current_page: 1, last_page: 1 } });
  }),
);

beforeEach(() => {
  asked = [];
});

it('fetches the public data of the profile, and nothing about the reader', async () => {
  await prepared('zrno');

  expect(asked.sort()).toEqual([
    '/api/profile-view/12/show',
    '/api/public/startups/12/team',
    '/api/startups/12/followers',
    '/api/startups/12/updates',
  ]);
});

it('sets title, description, picture and canonical path of the startup', async () => {
  const head = startupHead(await prepared('zrno'), { slug: 'zrno' });

  expect(head).toMatchObject({ title: 'Zrno', canonicalPath: '/startups/zrno' });
  expect(head.description).toBe(`Sensor kits. ${'x'.repeat(142)}...`);
  expect(head.image).toBe('/cards/startups/12.jpg');
});

it('has a default description for a startup without one', async () => {
  const head = startupHead(await prepared('silent'), { slug: 'silent' });

  expect(head.description).toBe('Žito at The Venture Quest.');
});

it('has JSON-LD about the startup and the breadcrumbs', async () => {
  const { jsonLd } = startupHead(await prepared('zrno'), { slug: 'zrno' });

  expect(jsonLd).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Zrno',
      url: expect.stringMatching(/\/startups\/zrno$/),
      image: expect.stringMatching(/startups\/a-640\.webp$/),
    },
    { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
  ]);
});

it('marks a missing startup as noindex', async () => {
  const state = await prepared('nobody');

  expect(startupHead(state, { slug: 'nobody' })).toEqual({
    title: 'Startup Not Found',
    robots: 'noindex',
  });
  expect(startupMoved(state, { slug: 'nobody' })).toBeUndefined();
});

it.each([
  ['zrno', undefined],
  ['12', '/startups/zrno'],
  ['old-zrno', '/startups/zrno'],
])('%s redirects to %s', async (slug, address) => {
  expect(startupMoved(await prepared(slug), { slug })).toBe(address);
});

async function prepared(slug: string) {
  const store = makeStore();
  await startupData(store, { slug });
  return store.getState();
}
