import { firstComposition } from './firstComposition';

const candidate = { id: '1.0.0-aa', container: 'x', entry: 'e.js', integrity: 'sha384-x' };
const remotes = { 'remote-x': { routes: [{ path: '/x' }], candidates: [candidate] } };
const composition = { revision: 7, base: '/releases/', remotes };

beforeEach(() => localStorage.clear());

it('is the one of the document', () => {
  write(JSON.stringify(composition));
  expect(firstComposition()).toEqual(composition);
});

it.each([['{"revision": 8, "base'], ['{}'], [undefined]])(
  'is the last one that this browser read when the document contains %s',
  (text) => {
    write(JSON.stringify(composition));
    firstComposition();
    write(text);
    expect(firstComposition()).toEqual(composition);
  },
);

it('is only a shell when there never was a registry', () => {
  write('{');
  expect(firstComposition()).toEqual({ revision: 0, base: '/releases/', remotes: {} });
});

function write(text: string | undefined) {
  document.body.replaceChildren();
  if (text === undefined) return;
  const block = Object.assign(document.createElement('script'), { id: 'registry' });
  block.type = 'application/json';
  block.textContent = text;
  document.body.append(block);
}
