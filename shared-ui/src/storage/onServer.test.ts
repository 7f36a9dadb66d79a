/** @jest-environment node */
import { keptInBrowser, keptInTab } from './browserStorage';

it.each([
  ['browser', keptInBrowser],
  ['tab', keptInTab],
])(
  'a process that draws pages for many keeps nothing of one in the %s of the next',
  (_of, storage) => {
    expect(storage.setItem('ACCESS_TOKEN', 'of-ana')).toBe(false);
    expect(storage.getItem('ACCESS_TOKEN')).toBeNull();
  },
);
