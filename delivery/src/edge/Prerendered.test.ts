import { clientProofs } from 'server-kit/client-address';
import { oneKey } from 'server-kit/keyring';

import { readEdgeSettings } from '../env';
import { Prerendered } from './Prerendered';
import { NotReady } from './render/faults';

const { config } = readEdgeSettings({ LOG_LEVEL: 'silent' });
const composition = { revision: 1, base: '/releases/', shell: '1.0.0-5e11aaaa', remotes: {} };
const registry = { base: '/releases/' };
const NOTHING = { deployment: { registry, file: () => undefined }, underEdit: {}, fonts: [] };
const FRESH_AT_LEAST = 100; // ms, regardless of changes
const PLACE = { packageName: 'remote-x', route: { path: '/about', prerender: true } };
const PAGE = { status: 200, css: '', head: { title: '' }, state: {}, about: ['programme:site'] };

/** @returns reads the page; undefined when it is left to the browser */
function open(render: () => Promise<object>, place: object | undefined, onTrouble: () => void) {
  const proofs = clientProofs(oneKey('a secret'));
  const pages = new Prerendered({ renderer: { render }, config, proofs, onTrouble } as never);
  const context = { ...NOTHING, composition, place, preloads: false };
  const get = (url = '/about') => pages.get({ context, key: url, url, ip: '127.0.0.1' } as never);
  return { pages, get };
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a page', PLACE],
  ['an address that no page has', undefined],
])('%s shows what was published since', async (_, place) => {
  let season = 3;
  const render = async () => ({ ...PAGE, html: `Season ${season}` });
  const { pages, get } = open(render, place, () => {
    throw new Error('It could not be rendered.');
  });
  const read = async () => String(await (await get())?.html.as('identity'));
  expect(await read()).toContain('Season 3');

  season = 4;
  const begun = performance.now();
  while (performance.now() - begun < FRESH_AT_LEAST)
    await new Promise((resume) => setTimeout(resume, 10));
  pages.outdate(['programme:site']);
  expect(await read()).toContain('Season 4');
});

describe('a page that could not be rendered', () => {
  const fails = async () => Promise.reject(new Error('It threw.'));

  it('is left to browsers for ten seconds, and other pages are not', async () => {
    let now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const render = jest.fn<Promise<object>, []>(fails);
    const troubles = jest.fn();
    const { get } = open(render, PLACE, troubles);
    expect(await get()).toBeUndefined();

    render.mockImplementation(async () => ({ ...PAGE, html: 'About' }));
    now += 9_999;
    expect(await get()).toBeUndefined();
    expect(troubles).toHaveBeenCalledTimes(1);
    expect(await get('/faq')).toMatchObject({ rendered: 'prerendered' });
    now += 1;
    expect(await get()).toMatchObject({ rendered: 'prerendered' });
  });

  it('is tried again at the next visit when the renderer was only busy', async () => {
    const busy = async () => Promise.reject(new NotReady('Too many pages are being rendered.'));
    const render = jest.fn<Promise<object>, []>(busy);
    const { get } = open(render, PLACE, () => {});
    expect(await get()).toBeUndefined();

    render.mockImplementation(async () => ({ ...PAGE, html: 'About' }));
    expect(await get()).toMatchObject({ rendered: 'prerendered' });
  });
});
