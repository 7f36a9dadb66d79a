import { readComposition } from './readComposition';

const candidate = { id: '1.0.0-aa', container: 'x', entry: 'e.js', integrity: 'sha384-x' };
const composed = { routes: [{ path: '/x' }], candidates: [candidate] };
const sound = { revision: 7, base: '/releases/', remotes: { 'remote-x': composed } };

it('reads what the edge says', () => expect(readComposition(sound)).toEqual(sound));

it.each([
  ['nothing', undefined],
  ['a text', '<!doctype html>'],
  ['no remotes', { ...sound, remotes: {} }],
  ['no revision', { ...sound, revision: '7' }],
  ['a part without addresses', { ...sound, remotes: { 'remote-x': { candidates: [] } } }],
])('takes %s for no registry', (_case, value) => expect(readComposition(value)).toBeUndefined());

describe('what a newer edge says', () => {
  const withX = (own: unknown) => ({
    ...sound,
    remotes: { 'remote-x': own, 'remote-y': composed },
  });
  const read = (own: unknown) => readComposition(withX(own))?.remotes;

  it('is read but for what is not known here, which is kept', () => {
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
  ])('costs %s, and no other one', (_case, own) => {
    expect(read(own)).toEqual({ 'remote-y': composed });
  });

  it.each([
    ['without a hash', { ...candidate, integrity: '' }],
    ['without an entry', { ...candidate, entry: undefined }],
    ['of another kind', 'wasm'],
  ])('costs a release %s, and the one behind it is taken', (_case, odd) => {
    const { 'remote-x': own } = read({ ...composed, candidates: [odd, candidate] })!;
    expect(own!.candidates).toEqual([candidate]);
  });

  it('costs an address that is none, and the others stay', () => {
    const { 'remote-x': own } = read({ ...composed, routes: [{ pattern: '/y' }, { path: '/x' }] })!;
    expect(own!.routes).toEqual([{ path: '/x' }]);
  });
});
