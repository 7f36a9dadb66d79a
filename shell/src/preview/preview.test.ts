import type { Composition, PreviewOverride, Release } from 'contract/registry';

import { firstComposition } from '../registry/firstComposition';
import { openPreview } from './openPreview';
import { withOverrides } from './preview';
import {
  readPreviewRequests,
  storePreviewRequests,
  withoutPreviewRequests,
} from './previewRequests';

const NOW = Date.parse('2026-11-22T18:00:00Z');

beforeEach(() => sessionStorage.clear());

describe('preview requests of a tab', () => {
  it('are read from its address, and stored in the tab', () => {
    const requests = readPreviewRequests(
      '?a=1&mfe=remote-x@1.2.0-aa,remote-y@http://localhost:3103',
    );
    expect(requests).toEqual([
      { remote: 'remote-x', release: '1.2.0-aa' },
      { remote: 'remote-y', release: 'http://localhost:3103' },
    ]);
    storePreviewRequests(requests);
    expect(readPreviewRequests('')).toEqual(requests);
    expect(readPreviewRequests('?mfe=remote-x@1.3.0-bb')[0]).toEqual({
      remote: 'remote-x',
      release: '1.3.0-bb',
    });
    storePreviewRequests([]);
    expect(readPreviewRequests('')).toEqual([]);
  });

  it('can be removed from an address', () => {
    expect(withoutPreviewRequests('http://a.example/my?mfe=x@1&tab=2#top')).toBe(
      'http://a.example/my?tab=2#top',
    );
  });
});

describe('granted previews', () => {
  it('come first, before the other releases', () => {
    const { 'remote-x': composed } = withOverrides(COMPOSITION, [granted()], NOW).remotes;
    expect(composed?.candidates.map(({ id }) => id)).toEqual(['1.2.0-aa', '1.0.0-st']);
    expect(composed?.routes).toEqual([{ path: '/of-1.2.0-aa' }]);
  });

  it.each([
    ['has ended', granted({ until: NOW }), []],
    ['is blocked since', granted(), ['1.2.0-aa']],
    ['is of a part that is gone', granted({ remote: 'remote-z' }), []],
  ])('are not shown when one %s', (_why, override, blocked) => {
    const composed = { ...COMPOSITION.remotes['remote-x']!, blocked };
    const later = withOverrides(
      { ...COMPOSITION, remotes: { 'remote-x': composed } },
      [override],
      NOW,
    );
    expect(later.remotes).toEqual({ 'remote-x': composed });
  });

  it('are stored for the tab, unlike rejected requests', async () => {
    history.replaceState(null, '', '/?mfe=remote-x@1.2.0-aa~1.k.s,remote-y@1.0.0-no');
    const preview = { overrides: [granted()], refused: ['remote-y 1.0.0-no needs a link.'] };
    const requests = readPreviewRequests(location.search);
    await expect(openPreview({ preview }, requests)).resolves.toBe(preview);
    expect(readPreviewRequests('')).toEqual([{ remote: 'remote-x', release: '1.2.0-aa~1.k.s' }]);
  });

  it('are empty when no edge made the document', async () => {
    history.replaceState(null, '', '/?mfe=remote-x@1.2.0-aa');
    await expect(openPreview({}, readPreviewRequests(location.search))).resolves.toMatchObject({
      overrides: [],
      refused: [expect.stringContaining('cannot show previews')],
    });
    expect(readPreviewRequests('')).toEqual([]);
  });

  it('are not stored for other tabs', () => {
    const preview = { overrides: [granted()], refused: [] };
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', id: 'registry' });
    block.textContent = JSON.stringify({ ...COMPOSITION, preview });
    document.body.append(block);
    expect(firstComposition().preview).toEqual(preview);
    expect(localStorage.getItem('mfe_registry')).not.toContain('1.2.0-aa');
    block.remove();
  });
});

function granted(different: Partial<PreviewOverride> = {}): PreviewOverride {
  return { remote: 'remote-x', release: aRelease('1.2.0-aa'), until: NOW + 1, ...different };
}

function aRelease(id: string): Release {
  const routes = [{ path: `/of-${id}` }];
  return { id, container: `x_${id}`, entry: 'e.js', integrity: 'sha384-x', routes };
}

const COMPOSITION: Composition = {
  revision: 7,
  base: '/releases/',
  remotes: { 'remote-x': { routes: [], candidates: [aRelease('1.0.0-st')] } },
};
