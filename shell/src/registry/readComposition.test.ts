import { readComposition } from './readComposition';

const candidate = { id: '1.0.0-aa', container: 'x', entry: 'e.js', integrity: 'sha384-x' };
const part = { routes: [{ path: '/x' }], candidates: [candidate] };
const sound = { revision: 7, base: '/releases/', remotes: { 'remote-x': part } };

it('reads what the edge says', () => expect(readComposition(sound)).toBe(sound));

it.each([
  ['nothing', undefined],
  ['a text', '<!doctype html>'],
  ['no remotes', { ...sound, remotes: {} }],
  ['no revision', { ...sound, revision: '7' }],
  ['a part without addresses', { ...sound, remotes: { 'remote-x': { candidates: [] } } }],
  ['a release without a hash', withCandidate({ ...candidate, integrity: '' })],
  ['a release without an entry', withCandidate({ ...candidate, entry: undefined })],
])('takes %s for no registry', (_case, value) => expect(readComposition(value)).toBeUndefined());

function withCandidate(one: object) {
  return { ...sound, remotes: { 'remote-x': { ...part, candidates: [one] } } };
}
