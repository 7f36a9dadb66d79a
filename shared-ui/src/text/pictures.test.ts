import { configureData } from 'shared-ui/core';

import { pictureSources, pictureUrl } from './pictures';

afterEach(() => configureData({ mediaBase: '/media' }));

it.each([
  ['startups/3f9c.webp', undefined, '/media/startups/3f9c.webp'],
  ['/startups/3f9c.webp', undefined, '/media/startups/3f9c.webp'],
  ['//evil.example/x.png', undefined, '/media/evil.example/x.png'],
  ['startups/3f9c.webp', 320, '/media/startups/3f9c-320.webp'],
  ['startups/3f.9c.webp', 160, '/media/startups/3f.9c-160.webp'],
  ['startups/plain', 160, '/media/startups/plain-160'],
  ['https://photos.example/me.jpg', 160, 'https://photos.example/me.jpg'],
  ['blob:http://localhost/1', undefined, 'blob:http://localhost/1'],
  ['', undefined, undefined],
  [null, undefined, undefined],
  [undefined, 640, undefined],
] as const)('%s at %s stands at %s', (path, width, url) => {
  expect(pictureUrl(path, width)).toBe(url);
});

it('uses the media host of the deployment', () => {
  configureData({ mediaBase: 'https://media.example' });
  expect(pictureUrl('/a.webp')).toBe('https://media.example/a.webp');
});

it('offers every stored width', () => {
  expect(pictureSources('a.webp')).toEqual({
    src: '/media/a-640.webp',
    srcSet: '/media/a-160.webp 160w, /media/a-320.webp 320w, /media/a-640.webp 640w',
  });
});

it('returns one size for pictures from other sites, and undefined without a picture', () => {
  expect(pictureSources('https://photos.example/me.jpg')).toEqual({
    src: 'https://photos.example/me.jpg',
  });
  expect(pictureSources(null)).toBeUndefined();
});
