import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fakeRelease, fakeShell } from '../../testing/fakeReleases';
import { Renderer, type RenderPair } from './Renderer';

const SHELL = fakeShell();
const SIX: RenderPair[] = Array.from({ length: 6 }, (_, n) => ({
  shell: SHELL.release.id,
  remote: { name: 'remote-x', id: `1.0.${n}-aaaaaaaa` },
}));

let reads: string[];
let renderer: Renderer;
beforeEach(() => {
  reads = [];
  renderer = new Renderer({
    limit: 10_000,
    read: async () => ({ status: 404, headers: [], body: '' }),
    onFault: () => {},
    async readSource(packageName, id) {
      if (packageName !== 'shell') reads.push(id); // once per process
      const { dir } = packageName === 'shell' ? SHELL : fakeRelease({ name: packageName, id });
      const text = readFileSync(join(dir, 'server.cjs'), 'utf8');
      return { id, text, base: `/releases/${packageName}/${id}/` };
    },
  });
});
afterEach(() => renderer.stop());

const warmAll = async () => {
  for (const pair of SIX) await renderer.warm(pair);
};

it('as many processes stay ready as visitors need pairs, however many canaries there are', async () => {
  renderer.makeRoomFor(SIX.length);
  await warmAll();
  await warmAll();
  expect(reads).toHaveLength(6);
});

it('beyond that number the oldest process is stopped', async () => {
  await warmAll();
  await warmAll();
  expect(reads.length).toBeGreaterThan(6);
});
