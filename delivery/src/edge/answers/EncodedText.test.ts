import { brotliDecompressSync } from 'node:zlib';

import { codingFor, EncodedText } from './EncodedText';

const PAGE = Array.from({ length: 3_000 }, (_, at) => `<p>Startup ${at * 7919}</p>`).join('');

it('is compressed well at once when many visitors request it', async () => {
  const text = new EncodedText(PAGE);
  const first = await text.as('br');
  expect(await text.as('br')).toBe(first);
  expect(String(brotliDecompressSync(first))).toBe(PAGE);
});

it('is compressed quickly when possibly nobody else requests it, and well when somebody does', async () => {
  const [text, common] = [new EncodedText(PAGE, true), new EncodedText(PAGE)];
  const [first, second] = [await text.as('br'), await text.as('br')];
  expect(first.length).toBeGreaterThan(second.length);
  expect(second).toEqual(await common.as('br'));
  expect(await text.as('br')).toBe(second);
  for (const packed of [first, second]) expect(String(brotliDecompressSync(packed))).toBe(PAGE);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0.0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('is compressed for Accept-Encoding %j as %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});
