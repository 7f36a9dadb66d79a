import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { readEdgeSettings } from '../../env';
import { publish } from '../../publish/publish';
import { readHead } from '../../store/revisions';
import { openStore } from '../../store/store';
import { fakeRelease, fakeShell } from '../../testing/fakeReleases';
import { publishApi } from '../publishApi';
import { type OpenPages, openPages } from './openPages';
import { smokeTest } from './smoke';

const ANA = { by: 'ana', reason: 'test' };
const ROUTES = [{ path: '/x', prerender: true }];
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const NAMES = { type: 'array', items: { type: 'string', maxLength: 9 } };
const ok = (schema: object) => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
});
const API = { openapi: '3.1.0', paths: { '/api/names': { get: ok(NAMES) } } };

const remote = (id: string) => fakeRelease({ name: 'remote-x', id, routes: ROUTES });

/** Runs the smoke test of one candidate in a complete product, with `open` instead of a browser. */
async function tried(open: OpenPages, knowsApi = true) {
  const folder = temporaryFolder('smoke');
  const settings = readEdgeSettings({ DATA_DIR: folder, STORE_URL: join(folder, 'store') });
  const store = openStore(settings.storeUrl);
  await publish(store, [fakeShell(), remote(OLD)], ANA);
  const description = join(folder, 'openapi.json');
  writeFileSync(description, JSON.stringify(API));
  if (knowsApi) await publishApi(store, description, ANA);
  const outcome = publish(store, [remote(NEW)], ANA, { smoke: smokeTest(settings, open) });
  return { outcome, standing: async () => (await readHead(store))?.remotes['remote-x']?.stable.id };
}

describe('a candidate', () => {
  it('is opened in the complete product, and its faults there refuse it', async () => {
    const { outcome, standing } = await tried(async (trial) => {
      const { origins, visits } = await trial;
      expect(visits).toEqual([
        { path: '/x', remote: 'remote-x', id: NEW, member: false, prerendered: true },
      ]);
      const html = await (await fetch(`${origins[0]!.origin}/x`)).text();
      expect(html).toContain(`/releases/remote-x/${NEW}/`);
      expect(html).not.toContain(OLD); // a slow machine must not fall back to the old shell and report a failure
      return [{ path: '/x', faults: ['the page threw: Error: boom'] }];
    });
    await expect(outcome).rejects.toThrow(
      '[smoke] remote-x 1.1.0-bbbbbbbb at /x: expected a page without errors, found: the page threw: ' +
        'Error: boom. Open it with `npm run dev` and mend it.',
    );
    expect(await standing()).toBe(OLD);
  });

  it('gets responses generated from the api’s description, with one shape per address', async () => {
    const lengths: Record<string, number> = {};
    const { outcome, standing } = await tried(async (trial) => {
      for (const { shape, origin } of (await trial).origins) {
        const names = (await (await fetch(`${origin}/api/names`)).json()) as string[];
        lengths[shape] = names.length;
        expect(names.every((name) => name.length <= 9)).toBe(true);
        expect((await fetch(`${origin}/api/none`)).status).toBe(404);
      }
      return [];
    });
    await outcome;
    expect(lengths).toEqual({ empty: 0, ordinary: 3, large: 40 });
    expect(await standing()).toBe(NEW);
  });

  it('is refused while no api is published', async () => {
    const { outcome } = await tried(async () => [], false);
    await expect(outcome).rejects.toThrow(/was not tried: nobody has said which api is deployed/);
  });

  it('is refused without a browser, with two remedies', async () => {
    const nowhere = { PATH: '', PLAYWRIGHT_BROWSERS_PATH: tmpdir(), PINNED_CHROMIUM: '' };
    const { outcome, standing } = await tried((trial, signal) => openPages(trial, signal, nowhere));
    await expect(outcome).rejects.toThrow(
      /^Not published; nothing has changed\.\n {2}\[smoke\] remote-x 1\.1\.0-bbbbbbbb was not tried: there is no browser on this machine\. Install one \(`npx playwright install .*`\) or name one in CHROMIUM_PATH; or publish with --no-smoke and a --reason/,
    );
    expect(await standing()).toBe(OLD);
  });
});
