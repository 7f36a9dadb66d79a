/** @jest-environment node */
import { keptInBrowser, keptInTab } from './browserStorage';

it.each([
  ['browser', keptInBrowser],
  ['tab', keptInTab],
])('a server process keeps nothing in its %s between renderings', (_of, storage) => {
  expect(storage.setItem('ACCESS_TOKEN', 'of-ana')).toBe(false);
  expect(storage.getItem('ACCESS_TOKEN')).toBeNull();
});
