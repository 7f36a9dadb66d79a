import { keyring, oneKey } from '../keyring';
import { staffPasses } from './staffPass';

const NOW = Date.UTC(2026, 10, 22, 12);
const api = staffPasses(oneKey('one secret'));
const edge = staffPasses(oneKey('one secret'));
const pass = api.issue(NOW + 60_000);

it('is accepted by every process of the installation, until it expires', () => {
  expect(edge.verify(pass, NOW)).toBe(true);
  expect(edge.verify(pass, NOW + 60_000)).toBe(false);
});

it('survives the rotation of keys', () => {
  const both = staffPasses(
    keyring([{ id: '1', secret: 'another secret' }, ...oneKey('one secret').all]),
  );
  expect(both.verify(pass, NOW)).toBe(true);
  expect(edge.verify(both.issue(NOW + 60_000), NOW)).toBe(false);
});

it('cannot be forged, changed or extended', () => {
  const [text, signature] = pass.split('~') as [string, string];
  const later = staffPasses(oneKey('guess')).issue(NOW + 900_000);
  const forged = [
    '',
    '~',
    'x',
    text,
    later,
    `${later.split('~')[0]}~${signature}`,
    `${text}A~${signature}`,
    `${text}~${signature}A`,
    `${text}~`,
    `zzzzzz~${signature}`,
    'x'.repeat(100_000),
  ];
  for (const one of forged) expect(edge.verify(one, NOW)).toBe(false);
});
