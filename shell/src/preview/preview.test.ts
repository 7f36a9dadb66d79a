import type { Composition } from 'delivery/registry';

import { grant, type PreviewRelease, withOverrides } from './preview';
import { keepWishes, readWishes, withoutWishes } from './wishes';

beforeEach(() => sessionStorage.clear());

describe('what a tab wants to see', () => {
  it('is in its address, and stays for the tab', () => {
    const wishes = readWishes('?a=1&mfe=remote-x@1.2.0-aa,remote-y@http://localhost:3103');
    expect(wishes).toEqual([
      { remote: 'remote-x', release: '1.2.0-aa' },
      { remote: 'remote-y', release: 'http://localhost:3103' },
    ]);
    keepWishes(wishes);
    expect(readWishes('')).toEqual(wishes);
    expect(readWishes('?mfe=remote-x@1.3.0-bb')[0]).toEqual({
      remote: 'remote-x',
      release: '1.3.0-bb',
    });
    keepWishes([]);
    expect(readWishes('')).toEqual([]);
  });

  it('can be taken out of an address', () => {
    expect(withoutWishes('http://a.example/my?mfe=x@1&tab=2#top')).toBe(
      'http://a.example/my?tab=2#top',
    );
  });
});

describe('a wish', () => {
  it('is granted for a published release: it comes first, the others stay behind it', async () => {
    const preview = await asked('remote-x', '1.2.0-aa');
    expect(preview).toMatchObject({ refused: [], overrides: [{ release: { id: '1.2.0-aa' } }] });

    const { 'remote-x': part } = withOverrides(COMPOSITION, preview.overrides).remotes;
    expect(part?.candidates.map(({ id }) => id)).toEqual(['1.2.0-aa', '1.0.0-st']);
    expect(part?.routes).toEqual([{ path: '/of-1.2.0-aa' }]);
  });

  it('is granted for code of this machine where the edge has put it', async () => {
    const preview = await asked('remote-dev', 'http://localhost:3103');
    expect(preview).toMatchObject({ refused: [], overrides: [{ release: { id: 'dev' } }] });
  });

  it.each([
    ['remote-z', '1.2.0-aa', "There is no part 'remote-z' here, only remote-x, remote-dev."],
    ['remote-x', '9.9.9-zz', 'remote-x has no release 9.9.9-zz.'],
    ['remote-x', '1.0.0-bad', 'remote-x 1.0.0-bad is blocked.'],
    ['remote-x', '../../media/1', "'../../media/1' is no release of remote-x."],
    ['remote-x', 'https://evil.example', "'https://evil.example' is no release of remote-x."],
    [
      'remote-x',
      'http://localhost:3103',
      'Code from http://localhost:3103 is for development only; this site is not.',
    ],
  ])('for %s %s is refused with a sentence', async (remote, release, sentence) => {
    await expect(asked(remote, release)).resolves.toEqual({ overrides: [], refused: [sentence] });
  });

  it('ends when its release is blocked', async () => {
    const { overrides } = await asked('remote-x', '1.2.0-aa');
    const part = { ...COMPOSITION.remotes['remote-x']!, blocked: ['1.2.0-aa'] };
    const later = withOverrides({ ...COMPOSITION, remotes: { 'remote-x': part } }, overrides);
    expect(later.remotes['remote-x']?.candidates.map(({ id }) => id)).toEqual(['1.0.0-st']);
  });
});

const asked = (remote: string, release: string) =>
  grant(COMPOSITION, [{ remote, release }], async (_base, wish) =>
    wish.release === '1.2.0-aa' ? aRelease(wish.release) : undefined,
  );

function aRelease(id: string): PreviewRelease {
  const routes = [{ path: `/of-${id}` }];
  return { id, container: `x_${id}`, entry: 'e.js', integrity: 'sha384-x', routes };
}

const local = { ...aRelease('dev'), base: 'http://localhost:3103/' };
const COMPOSITION: Composition = {
  revision: 7,
  base: '/releases/',
  remotes: {
    'remote-x': { routes: [], candidates: [aRelease('1.0.0-st')], blocked: ['1.0.0-bad'] },
    'remote-dev': { routes: [], candidates: [local] },
  },
};
