import { pictureFault } from './pictureFault';

const MB = 1024 * 1024;

it.each([
  ['image/png', 5 * MB, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * MB + 1, 'Choose a picture of 5 MB at most.'],
  ['image/svg+xml', 1, 'Please select a photo: JPEG, PNG, WebP, GIF or AVIF.'],
  ['application/pdf', 1, 'Please select an image'],
  ['', 1, 'Please select an image'],
])('%s of %d bytes: %s', (type, size, text) => {
  expect(pictureFault({ type, size })).toBe(text);
});
