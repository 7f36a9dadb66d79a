import type { Registry, Release, Slot } from 'contract/registry';

import { Denylist } from './Denylist';
import { renderPairs } from './renderPairs';

const release = (id: string, prerender = true): Release => ({
  id,
  container: id,
  entry: 'x.js',
  integrity: '',
  routes: [{ path: `/${id}`, prerender }],
});

const slot = (stable: string, canary?: string, lastGood?: string): Slot => ({
  stable: release(stable),
  ...(lastGood && { lastGood: release(lastGood) }),
  ...(canary && { canary: { release: release(canary), percent: 10, salt: 's' } }),
});

const registryOf = (shell: Slot, remotes: Record<string, Slot>) =>
  ({ schema: 1, revision: 1, base: '/releases/', shell, remotes }) as unknown as Registry;

const stated = (registry: Registry, denylist = new Denylist()) =>
  renderPairs(registry, denylist).map(({ shell, remote }) => `${shell} ${remote?.id}`);

it('stable releases and canaries are rendered with the shell and with its canary', () => {
  const registry = registryOf(slot('s1', 's2'), { x: slot('x1', 'x2'), y: slot('y1') });
  expect(stated(registry)).toEqual(['s1 x1', 's1 x2', 's1 y1', 's2 x1', 's2 x2', 's2 y1']);
});

it('a release that could not be rendered is replaced by the last good one, with the shell it failed with', () => {
  const denylist = new Denylist();
  denylist.add('x1', 's1');
  const registry = registryOf(slot('s1', 's2'), { x: slot('x1', undefined, 'x0') });
  expect(stated(registry, denylist)).toEqual(['s1 x0', 's2 x1']);
});

it('no process is started for a missing shell, a blocked canary, or pages that browsers render', () => {
  const denylist = new Denylist();
  denylist.add('s2');
  const registry = registryOf(slot('s1', 's2'), {
    x: { ...slot('x1', 'x2'), blocked: ['x2'] },
    y: { stable: release('y1', false) },
  });
  expect(stated(registry, denylist)).toEqual(['s1 x1']);
});
