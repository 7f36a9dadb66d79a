/** @jest-environment node */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_CONFIG, page, type RemoteRoute, useFacts, useLiveContent } from 'shared-ui/core';
import styled from 'styled-components';

import { configure, render } from './server';

const ID = '1.0.0-aaaaaaaa';
const CANDIDATE = { id: ID, container: 'x', entry: 'x.js', integrity: '' };

/** An api with the public data of an empty programme. */
let isDown = false;
let replaced: string | undefined;
const asked: (string | undefined)[] = [];
const api = createServer((request, answer) => {
  asked.push(request.url);
  if (isDown) return void request.socket.destroy();
  answer.setHeader('content-type', 'application/json');
  const facts = { season: 'Season 3' };
  answer.end(
    replaced ??
      JSON.stringify({ facts, seasons: [], season: null, window: null, blog: '', channels: [] }),
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  await configure({ baseURL: `http://127.0.0.1:${port}/api` });
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

describe('a page prerendered', () => {
  it('contains the programme in its HTML and its state', async () => {
    const { html, state } = await rendered(() => <p>{useFacts().season}</p>);
    expect(html).toContain('Season 3');
    expect(JSON.stringify(state)).toContain('"season":"Season 3"');
  });

  it.each([
    [undefined, '/api/programme/site'],
    [[], '/api/programme/site?show='],
    [['figures', 'teaser'] as const, '/api/programme/site?show=figures,teaser'],
  ])('fetches the topics of its route: %j', async (programme, address) => {
    asked.splice(0);
    await rendered(() => <p>Words</p>, { programme });
    expect(asked.map((one) => decodeURIComponent(String(one)))).toEqual([address]);
  });

  it('cannot change the programme of the next page', async () => {
    await rendered(Overwriting);
    expect((await rendered(() => <p>{useFacts().season}</p>)).html).toContain('Season 3');
  });

  it('is rendered without it while the api is down', async () => {
    isDown = true;
    const page = await rendered(() => <p>About {useFacts().season ?? 'us'}</p>);
    isDown = false;
    expect(page).toMatchObject({ status: 200, about: ['*'] });
    expect(page.html).toContain('About <!-- -->us');
  });

  it('is rendered without it while another server responds', async () => {
    replaced = '<h1>Under maintenance</h1>';
    const page = await rendered(() => <p>About {useFacts().season ?? 'us'}</p>);
    replaced = undefined;
    expect(page).toMatchObject({ status: 200, about: expect.arrayContaining(['*']) });
    expect(page.html).toContain('About <!-- -->us');
  });

  it('has only the styles that it needs, independent of previous pages', async () => {
    const styles = async (color: string) => {
      const { css, html } = await rendered(() => <Paint $color={color}>Words</Paint>);
      return (css + html).match(/outline-color:\w+/g);
    };
    expect(await styles('red')).toEqual(['outline-color:red']);
    expect(await styles('blue')).toEqual(['outline-color:blue']);
    expect(await styles('red')).toEqual(['outline-color:red']);
  });

  it('reports content that changes by itself', async () => {
    expect(await rendered(() => <Clock runs />)).toMatchObject({ status: 200, live: true });
  });

  it('does not report it while it does not change', async () => {
    expect((await rendered(() => <Clock runs={false} />)).live).toBeUndefined();
    expect((await rendered(() => <p>Words</p>)).live).toBeUndefined();
  });
});

function Overwriting() {
  const facts = useFacts() as { season: string };
  try {
    facts.season = 'Season 99';
  } catch {} // it is frozen
  return <p>{facts.season}</p>;
}

const Paint = styled.p<{ $color: string }>`
  outline-color: ${({ $color }) => $color};
`;

function Clock({ runs }: { runs: boolean }) {
  useLiveContent(runs);
  return <p>12:00</p>;
}

/** The shell's rendering of a remote's only page. */
async function rendered(Page: () => React.ReactNode, more: Pick<RemoteRoute, 'programme'> = {}) {
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
    load: () => ({
      id: ID,
      routes: [{ ...route, ...more, page: page(async () => ({ default: Page })) }],
    }),
  });
}
