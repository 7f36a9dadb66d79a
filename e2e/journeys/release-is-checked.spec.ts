import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from 'server-kit/repository';
import { BROKEN_RELEASES } from '../support/brokenCode';
import { productUnderTest } from '../support/environment';
import { type StoreCopy, storeCopy } from '../support/storeCopy';
import { expect, test } from '../support/test';

let store: StoreCopy;
test.beforeAll(() => {
  store = storeCopy();
});
test.afterAll(() => store.remove());

test('publish checks refuse a release that harms what members see', async () => {
  const rounds: string[][] = [];
  const expected = new Map<string, [name: string, fault: RegExp]>();
  for (const [remote, { page, releases }] of Object.entries(BROKEN_RELEASES)) {
    releases.forEach(([name, code, fault], at) => {
      const id = `${remote}@${store.broken(remote, `bad0000${at}`, page, code)}`;
      expected.set(id, [name, fault]);
      rounds[at] = [...(rounds[at] ?? []), id];
    });
  }

  const found = await tried(rounds.map((round) => round.join(',')));
  for (const [id, [name, fault]] of expected) expect(found[id]!.join('\n'), name).toMatch(fault);
});

test('publish checks refuse a release with a section that throws once it has code', async () => {
  const throwsWhenHydrated = `new MutationObserver((changes) => {
    if (changes.every(({ target }) => target.hasAttribute('data-deferred'))) return;
    throw new Error('hydrated badly');
  }).observe(document, { subtree: true, attributeFilter: ['data-deferred'] })`;
  const id = store.broken('remote-public', 'bad5ec70', '/', throwsWhenHydrated);
  const found = await tried([`remote-public@${id}`]);
  expect(found[`remote-public@${id}`]!.join('\n')).toMatch(/the page threw: Error: hydrated badly/);
});

test('publish checks refuse a release whose server build fails', async () => {
  const server = "throw new Error('built badly');";
  const id = store.broken('remote-public', 'bad5e4e4', '/about', '', server);
  const found = await tried([`remote-public@${id}`]);
  expect(found[`remote-public@${id}`]!.join('\n')).toMatch(
    /at \/about: .* the edge could not draw it \(x-rendered: client\)/,
  );
});

test('an address that a route states exists', async ({ request }) => {
  const { remotes } = (await (await request.get('/registry.json')).json()) as Composition;
  const addresses: string[] = [];
  for (const [remote, { candidates }] of Object.entries(remotes)) {
    const file = `/releases/${remote}/${candidates[0]!.id}/release.json`;
    const { provides } = (await (await request.get(file)).json()) as Described;
    const open = provides.routes.filter(({ access }) => !access || access === 'anyone');
    addresses.push(...open.flatMap(({ sample }) => sample ?? []));
  }
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    expect([address, (await request.get(address, { maxRedirects: 0 })).status()]).toEqual([
      address,
      200,
    ]);
  }
});

/** Why releases are refused, by name. @param rounds comma-separated releases that are checked together */
async function tried(rounds: string[]): Promise<Record<string, string[]>> {
  const script = join(ROOT, 'delivery/src/testing/tryRelease.ts');
  const argv = ['--import', 'tsx', script, ...rounds];
  const env = { ...process.env, STORE_URL: store.url, DATA_DIR: productUnderTest().dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, argv, { cwd: ROOT, env });
  return JSON.parse(stdout) as Record<string, string[]>;
}

interface Composition {
  remotes: Record<string, { candidates: { id: string }[] }>;
}

interface Described {
  provides: { routes: { access?: string; sample?: string }[] };
}
