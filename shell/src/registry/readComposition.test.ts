import { readComposition } from './readComposition';

const candidate = { id: '1.0.0-aa', container: 'x', entry: 'e.js', integrity: 'sha384-x' };
const composed = { routes: [{ path: '/x' }], candidates: [candidate] };
const sound = { revision: 7, base: '/releases/', remotes: { 'remote-x': composed } };

it('reads a composition of the edge', () => expect(readComposition(sound)).toEqual(sound));

it.each([
  ['nothing', undefined],
  ['a text', '<!doctype html>'],
  ['no remotes', { ...sound, remotes: {} }],
  ['no revision', { ...sound, revision: '7' }],
  ['a part without addresses', { ...sound, remotes: { 'remote-x': { candidates: [] } } }],
])('rejects %s', (_case, value) => expect(readComposition(value)).toBeUndefined());

describe('a composition of a newer edge', () => {
  const withX = (own: unknown) => ({
    ...sound,
    remotes: { 'remote-x': own, 'remote-y': composed },
  });
  const read = (own: unknown) => readComposition(withX(own))?.remotes;

  it('is read, and unknown properties are kept', () => {
    const newer = { ...composed, islands: true, routes: [{ path: '/x', prerender: 'islands' }] };
    expect(readComposition({ ...withX(newer), layers: [] })).toEqual({
      ...withX(newer),
      layers: [],
    });
  });

  it.each([
    ['a remote of another kind', { pages: [] }],
    ['a remote that is none', 'remote-x@2'],
    ['a remote that is nothing', null],
  ])('loses %s, and no other one', (_case, own) => {
    expect(read(own)).toEqual({ 'remote-y': composed });
  });

  it.each([
    ['without a hash', { ...candidate, integrity: '' }],
    ['without an entry', { ...candidate, entry: undefined }],
    ['of another kind', 'wasm'],
  ])('loses a release %s, and uses the next one', (_case, odd) => {
    const { 'remote-x': own } = read({ ...composed, candidates: [odd, candidate] })!;
    expect(own!.candidates).toEqual([candidate]);
  });

  it('loses an invalid address, and keeps the others', () => {
    const { 'remote-x': own } = read({ ...composed, routes: [{ pattern: '/y' }, { path: '/x' }] })!;
    expect(own!.routes).toEqual([{ path: '/x' }]);
  });
});
