/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppTheme, makeStore, Provider, Stage } from 'shared-ui/core';
import { ServerStyleSheet } from 'styled-components';

import { Avatar } from './components/Avatar/Avatar';
import { ButtonLink } from './components/ButtonLink/ButtonLink';
import { Field } from './components/Field/Field';
import { Footer } from './components/Footer/Footer';
import { Logo } from './components/Logo/Logo';
import { Picture } from './components/Picture/Picture';
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

const PARTS: [string, ReactElement][] = [
  ['Footer', <Footer key="x" />],
  ['Logo', <Logo key="x" />],
  ['Field', <Field key="x" label="Email" type="password" />],
  ['Picture', <Picture key="x" path="a.webp" alt="" />],
  ['Avatar', <Avatar key="x" user={{ id: 1, profile_photo: null }} />],
  ['ButtonLink', <ButtonLink key="x" to="/startups" />],
];

describe('rendered where there is no browser', () => {
  it.each(PARTS)('%s has no style attribute, which the policy would block', (_name, part) => {
    const { html } = render(part);
    expect(html).not.toBe('');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('speaks from the moment the page was made', () => {
    const date = new Date(RENDERED_AT - 134_000).toISOString();
    expect(render(<RelativeTime date={date} />).html).toContain('2 minutes 14 seconds ago');
  });

  it('carries both palettes and the fonts', () => {
    const { css } = render(<Stage>Stage</Stage>);
    expect(css).toContain("[data-theme='stage']{--show-color-bg:#150A14");
    expect(css).toContain("[data-theme='studio']{--show-color-bg:#F7F4F6");
    expect(css.match(/@font-face/g)).toHaveLength(18); // two families of six files, three signs, three stand-ins
  });
});
