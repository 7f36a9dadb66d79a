import type { Candidate } from 'contract/registry';

import { startFederation } from './federation';
import type { Container } from './loadEntry';

const CANDIDATE: Candidate = {
  id: '1.0.0-aa',
  container: 'remote_founder__1_0_0_aa',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
};
const ADDRESS = 'http://localhost/releases/remote-founder/1.0.0-aa/remoteEntry.js';
const pages = globalThis as unknown as Record<string, Container | undefined>;

beforeEach(() => {
  performance.getEntriesByName = () => [];
  document.head.replaceChildren();
  delete pages[CANDIDATE.container];
});

const scripts = () => [...document.head.querySelectorAll('script')];

function start(timeoutMs = 1000) {
  const scope = { react: {} };
  const fetchRoutes = startFederation('/releases/', { prepare: () => {}, scope: () => scope });
  return { scope, load: () => fetchRoutes('remote-founder', CANDIDATE, timeoutMs) };
}

function leaveContainer(): jest.Mock {
  const init = jest.fn();
  pages[CANDIDATE.container] = { init, get: async () => () => ({ routes: ['/my/startups'] }) };
  return init;
}

it('runs the published entry, and passes the shared libraries to it', async () => {
  const { scope, load } = start();
  const loading = load();
  const [script] = scripts();
  expect(script).toMatchObject({ src: ADDRESS, integrity: 'sha384-x', crossOrigin: 'anonymous' });
  const init = leaveContainer();
  script!.dispatchEvent(new Event('load'));

  expect(await loading).toEqual(['/my/startups']);
  expect(await load()).toEqual(['/my/startups']);
  expect(init.mock.calls).toEqual([[scope]]);
  expect(scripts()).toHaveLength(1);
});

it('fetches again after a failure', async () => {
  const { load } = start();
  const failing = load();
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toMatchObject({ errorClass: 'network' });
  expect(scripts()).toHaveLength(0);

  const loading = load();
  leaveContainer();
  scripts()[0]!.dispatchEvent(new Event('load'));
  expect(await loading).toEqual(['/my/startups']);
});

it('reports the error of an entry', async () => {
  const loading = start().load();
  const error = new Error('boom in the entry');
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/other.js' }));
  window.dispatchEvent(new ErrorEvent('error', { filename: ADDRESS, error }));
  scripts()[0]!.dispatchEvent(new Event('load'));

  await expect(loading).rejects.toMatchObject({
    errorClass: 'execution',
    message: expect.stringContaining('boom in the entry'),
  });
});

it('has a timeout', async () => {
  const loading = start(10).load();
  await expect(loading).rejects.toMatchObject({ errorClass: 'timeout' });
  expect(scripts()).toHaveLength(0);
});

it('fails when the libraries do not fit', async () => {
  const loading = start().load();
  leaveContainer().mockRejectedValue(new Error('react does not satisfy the requirement'));
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('does not satisfy the requirement');
});
