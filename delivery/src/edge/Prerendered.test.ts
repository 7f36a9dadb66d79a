import { clientProofs } from 'server-kit/client-address';
import { oneKey } from 'server-kit/keyring';

import { readEdgeSettings } from '../env';
import { Prerendered } from './Prerendered';

const { config } = readEdgeSettings({ LOG_LEVEL: 'silent' });
const composition = { revision: 1, base: '/releases/', shell: '1.0.0-5e11aaaa', remotes: {} };
const registry = { base: '/releases/' };
const NOTHING = { deployment: { registry, file: () => undefined }, underEdit: {}, fonts: [] };
const FRESH_AT_LEAST = 100; // ms, whatever was written

it.each([
  ['a page', { packageName: 'remote-x', route: { path: '/about', prerender: true } }],
  ['an address that no page has', undefined],
])('%s shows what was published since', async (_, place) => {
  let season = 3;
  const render = async () => ({
    status: 200,
    html: `Season ${season}`,
    css: '',
    head: { title: '' },
    state: {},
    about: ['programme:site'],
  });
  const proofs = clientProofs(oneKey('a secret'));
  const onTrouble = (error: unknown) => {
    throw error;
  };
  const pages = new Prerendered({ renderer: { render }, config, proofs, onTrouble } as never);
  const context = { ...NOTHING, composition, place, preloads: false };
  const read = async () => {
    const page = { context, key: '/about', url: '/about', ip: '127.0.0.1' };
    return String(await (await pages.get(page as never))?.html.as('identity'));
  };
  expect(await read()).toContain('Season 3');

  season = 4;
  const begun = performance.now();
  while (performance.now() - begun < FRESH_AT_LEAST)
    await new Promise((resume) => setTimeout(resume, 10));
  pages.outdate(['programme:site']);
  expect(await read()).toContain('Season 4');
});
