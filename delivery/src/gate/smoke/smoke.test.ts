import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readEdgeSettings } from '../../env';
import { publish } from '../../publish/publish';
import { readHead } from '../../store/revisions';
import { openStore } from '../../store/store';
import { fakeRelease, fakeShell } from '../../testing/fakeReleases';
import { type OpenPages, openPages } from './openPages';
import { smokeTest } from './smoke';

const ANA = { by: 'ana', reason: 'test' };
const ROUTES = [{ path: '/x', ahead: true }];
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

const remote = (id: string) => fakeRelease({ name: 'remote-x', id, routes: ROUTES });

/** A product that stands, and a candidate that is tried by `open`. */
async function tried(open: OpenPages) {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  const settings = readEdgeSettings({ DATA_DIR: folder, STORE_URL: join(folder, 'store') });
  const store = openStore(settings.storeUrl);
  await publish(store, [fakeShell(), remote(OLD)], ANA);
  const outcome = publish(store, [remote(NEW)], ANA, { smoke: smokeTest(settings, open) });
  return { outcome, standing: async () => (await readHead(store))?.remotes['remote-x']?.stable.id };
}

describe('a candidate', () => {
  it('stands in the product that a browser is shown, and what is wrong there refuses it', async () => {
    const { outcome, standing } = await tried(async (origin, [visit, ...others]) => {
      expect([visit, others]).toEqual([
        { path: '/x', remote: 'remote-x', id: NEW, member: false },
        [],
      ]);
      const html = await (await fetch(origin + visit!.path)).text();
      expect(html).toContain(`/releases/remote-x/${NEW}/`);
      expect(html).not.toContain(OLD); // a slow machine must not fall back to it and call it a fault
      return [{ path: '/x', faults: ['the page threw: Error: boom'] }];
    });
    await expect(outcome).rejects.toThrow(
      '[smoke] remote-x 1.1.0-bbbbbbbb at /x: expected a page without errors, found: the page threw: ' +
        'Error: boom. Open it with `npm run dev` and mend it.',
    );
    expect(await standing()).toBe(OLD);
  });

  it('is refused where there is no browser, with two ways on', async () => {
    const nowhere = { PATH: '', PLAYWRIGHT_BROWSERS_PATH: tmpdir(), PINNED_CHROMIUM: '' };
    const { outcome, standing } = await tried((...visits) => openPages(...visits, nowhere));
    await expect(outcome).rejects.toThrow(
      /^Not published; nothing has changed\.\n {2}\[smoke\] remote-x 1\.1\.0-bbbbbbbb was not tried: there is no browser on this machine\. Install one \(`npx playwright install .*`\) or name one in CHROMIUM_PATH; or publish with --no-smoke and a --reason/,
    );
    expect(await standing()).toBe(OLD);
  });
});
