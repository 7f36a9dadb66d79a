import { isOlder } from 'contract/registry';
import type { Deployment } from '../store/revisions';
import { requireShell, toStable } from './changes';

const release = { container: 'x', entry: 'e.js', integrity: 'sha384-', routes: [] };
const MADE = { at: '2025-02-01T10:00:00.000Z', by: 'ana', reason: 'test' };
const standing = toStable('shell', { ...release, id: '1.4.0-aaaaaaaa' })({
  base: '/releases/',
  remotes: {},
} satisfies Deployment);

describe('the minimum version of the shell', () => {
  it('is kept with the deployment', () => {
    expect(requireShell('1.4.0')(standing, MADE).minShell).toBe('1.4.0');
  });

  it.each([
    ['1.4.1', 'The stable shell is 1.4.0. Publish shell 1.4.1 first.'],
    ['next', "'next' is not a version such as 1.4.0."],
  ])('cannot be %s', (version, sentence) => {
    expect(() => requireShell(version)(standing, MADE)).toThrow(sentence);
  });
});

it.each([
  ['1.4.0-ab12cd34', '1.4.1', true],
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '1.10.9', false],
  ['1.4.2-ab12cd34', '1.4.2', false],
])('%s is older than %s: %s', (a, b, older) => expect(isOlder(a, b)).toBe(older));
