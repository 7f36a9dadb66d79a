/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppTheme, makeStore, Provider, Stage } from 'shared-ui/core';
import { ServerStyleSheet } from 'styled-components';

import { Framed } from './catalogue/Framed';
import { readStories, type StoryModule } from './catalogue/readStories';
import { RelativeTime } from './components/RelativeTime/RelativeTime';

const RENDERED_AT = Date.UTC(2025, 2, 14, 12, 0, 0);

function render(element: ReactElement) {
  const sheet = new ServerStyleSheet();
  const store = makeStore({ clock: { renderedAt: RENDERED_AT } });
  const page = (
    <Provider store={store}>
      <StaticRouter location="/startups">
        <AppTheme>{element}</AppTheme>
      </StaticRouter>
    </Provider>
  );
  return { html: renderToString(sheet.collectStyles(page)), css: sheet.getStyleTags() };
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => require(join(__dirname, path)) as StoryModule);

beforeEach(() => jest.useFakeTimers()); // the cache of a store has timers
afterEach(() => jest.useRealTimers());

describe('rendered on the server', () => {
  it.each(readStories(files).map(({ id, story }) => [id, story] as const))(
    '%s has no style attribute, which the policy would block',
    (_id, story) => {
      const sheet = new ServerStyleSheet();
      const html = renderToString(sheet.collectStyles(<Framed story={story} />));
      expect(html).not.toMatch(/\sstyle=/);
    },
  );

  it('counts from the time of the rendering', () => {
    const date = new Date(RENDERED_AT - 134_000).toISOString();
    expect(render(<RelativeTime date={date} />).html).toContain('2 minutes 14 seconds ago');
  });

  it('contains both palettes and the fonts', () => {
    const { css } = render(<Stage>Stage</Stage>);
    expect(css).toContain("[data-theme='stage']{--show-color-bg:#150A14");
    expect(css).toContain("[data-theme='studio']{--show-color-bg:#F7F4F6");
    expect(css.match(/@font-face/g)).toHaveLength(18); // two families of six files, three signs, three stand-ins
  });
});
