import { DEFAULT_CONFIG, makeStore } from 'shared-ui';
import { faqRoute } from '../pages/faq/faqRoute';
import { heads } from './heads';
import { pictureOf } from './jsonLd';

const config = { ...DEFAULT_CONFIG, productName: 'Uspon', publicUrl: 'https://uspon.example' };
const state = makeStore({ config }).getState();

it('the landing page describes the organization and the web site', () => {
  expect(heads.landing(state).jsonLd).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'Organization', name: 'The Uspon' },
    { '@type': 'WebSite', url: 'https://uspon.example/' },
  ]);
});

it('every other page describes its breadcrumbs', () => {
  expect(heads.about(state).jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'The Uspon', item: 'https://uspon.example/' },
        { position: 2, name: 'About Us', item: 'https://uspon.example/about' },
      ],
    },
  ]);
});

it('the FAQ describes its questions and answers in plain text once they are loaded', async () => {
  expect(faqRoute.head(state).jsonLd).toHaveLength(1);
  await faqRoute.data();

  const [, faq] = faqRoute.head(state).jsonLd as { mainEntity?: object[] }[];
  expect(faq).toMatchObject({ '@type': 'FAQPage' });
  expect(faq!.mainEntity!.length).toBeGreaterThan(10);
  expect(faq!.mainEntity![0]).toMatchObject({ '@type': 'Question', name: 'What is The Uspon?' });
  expect(JSON.stringify(faq)).not.toMatch(/\{product\}|\]\(/);
});

it.each([
  [null, undefined],
  ['a.webp', 'https://uspon.example/media/a-640.webp'],
  ['https://photos.example/me.jpg', 'https://photos.example/me.jpg'],
])('resolves the picture %s to an absolute URL', (path, address) => {
  expect(pictureOf(config, path)).toBe(address);
});
