import type { Registry, Slot } from 'contract/registry';

import { composeInBrowser } from './composeInBrowser';
import { firstComposition } from './firstComposition';

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const release = (id: string) => ({
  id,
  container: id,
  entry: 'e.js',
  integrity: 'sha384-x',
  routes: [{ path: '/x' }],
});
const stable = release('1.0.0-aa');
const withCanary = (percent: number): Slot => ({
  stable,
  canary: { percent, salt: 'x-2', release: release('1.1.0-bb') },
});
const registry = (slot: Slot): Registry => ({
  schema: 1,
  revision: 7,
  parent: 6,
  at: '',
  by: '',
  reason: '',
  base: '/releases/',
  remotes: { 'remote-x': slot },
});

const firstIn = ({ remotes }: ReturnType<typeof composeInBrowser>) =>
  remotes['remote-x']!.candidates[0]!.id;

/** The releases that twenty new browsers get, in order. */
const twenty = (percent: number) =>
  Array.from({ length: 20 }, (_, index) => {
    localStorage.setItem('mfe_visitor', `browser-${index}`);
    return firstIn(composeInBrowser(registry(withCanary(percent))));
  });

describe('a browser at a static host', () => {
  it('has no name while there is no canary', () => {
    expect(firstIn(composeInBrowser(registry({ stable })))).toBe('1.0.0-aa');
    expect(localStorage).toHaveLength(0);
  });

  it.each([{ current: [] }, 'v2', null, { stable: { id: 1 } }])(
    'skips a remote of an unknown kind, and no other one: %j',
    (odd) => {
      const { remotes, ...rest } = registry({ stable });
      const newer = { ...rest, remotes: { ...remotes, 'remote-y': odd } } as unknown as Registry;
      expect(Object.keys(composeInBrowser(newer).remotes)).toEqual(['remote-x']);
    },
  );

  it('names the shell of the document, not a canary of it', () => {
    const { shell } = composeInBrowser({ ...registry({ stable }), shell: withCanary(100) });
    expect(shell).toBe('1.0.0-aa');
  });

  it('keeps its name, and so its canary', () => {
    composeInBrowser(registry(withCanary(50)));
    const name = localStorage.getItem('mfe_visitor');
    expect(name).toMatch(/^[\d-]{8,64}$/);
    composeInBrowser(registry(withCanary(50)));
    expect(localStorage.getItem('mfe_visitor')).toBe(name);
  });

  it('is in no canary without storage, because its name would change at each load', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(firstIn(composeInBrowser(registry(withCanary(100))))).toBe('1.0.0-aa');
    full.mockRestore();
  });

  it('stays in a canary when its share increases', () => {
    const [few, many] = [twenty(30), twenty(70)];
    expect(new Set(few).size).toBe(2);
    expect(few.filter((id, index) => id === '1.1.0-bb' && many[index] !== id)).toEqual([]);
    expect(new Set(twenty(100))).toEqual(new Set(['1.1.0-bb']));
  });

  it('reads canaries and their shares from its document', () => {
    write('registry', { revision: 7, base: '/releases/', remotes: { 'remote-x': composed } });
    write('deployment', registry(withCanary(100)));
    expect(firstIn(firstComposition())).toBe('1.1.0-bb');
  });

  it.each([{ schema: 1 }, { schema: 1, remotes: null }])(
    'takes the stable releases when the registry cannot be read: %j',
    (broken) => {
      write('registry', { revision: 7, base: '/releases/', remotes: { 'remote-x': composed } });
      write('deployment', broken);
      expect(firstIn(firstComposition())).toBe('1.0.0-aa');
    },
  );
});

const composed = { routes: stable.routes, candidates: [stable] };

function write(id: string, content: object) {
  const block = Object.assign(document.createElement('script'), { id });
  block.type = 'application/json';
  block.textContent = JSON.stringify(content);
  document.body.append(block);
}
