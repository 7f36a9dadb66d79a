/** @jest-environment node */
import { DEFAULT_CONFIG, page, useLiveContent } from 'shared-ui/core';

import { render } from './server';

const ID = '1.0.0-aaaaaaaa';
const CANDIDATE = { id: ID, container: 'x', entry: 'x.js', integrity: '' };

describe('a page rendered ahead', () => {
  it('says that a part of it changes by itself', async () => {
    expect(await rendered(() => <Clock runs />)).toMatchObject({ status: 200, live: true });
  });

  it('says nothing of the kind while that part stands still', async () => {
    expect((await rendered(() => <Clock runs={false} />)).live).toBeUndefined();
    expect((await rendered(() => <p>Words</p>)).live).toBeUndefined();
  });
});

function Clock({ runs }: { runs: boolean }) {
  useLiveContent(runs);
  return <p>12:00</p>;
}

/** What the shell makes of a remote's only page. */
async function rendered(Page: () => React.ReactNode) {
  const route = { path: '/clock', title: 'Clock' };
  return render({
    url: '/clock',
    composition: {
      revision: 1,
      base: '/releases/',
      remotes: { 'remote-x': { routes: [route], candidates: [CANDIDATE] } },
    },
    config: DEFAULT_CONFIG,
    renderedAt: 0,
    load: () => ({ id: ID, routes: [{ ...route, page: page(async () => ({ default: Page })) }] }),
  });
}
