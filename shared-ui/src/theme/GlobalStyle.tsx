import { createGlobalStyle } from 'styled-components';

import { fontFaces } from './fonts';
import { upTo, whenForced, whenStill } from './media';
import { type Palette, STAGE, STUDIO } from './palettes';
import { theme } from './theme';

/** Base styles of every page: fonts, the two palettes, focus, reduced motion. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces()}

  [data-theme='stage'] {
    ${declarations(STAGE)}
    ${theme.vars.shadow.rest}: 0 0 #0000;
    ${theme.vars.shadow.raised}: 0 0 #0000;
    color-scheme: dark;
  }

  [data-theme='studio'] {
    ${declarations(STUDIO)}
    ${theme.vars.shadow.rest}: ${theme.raw.shadow.rest};
    ${theme.vars.shadow.raised}: ${theme.raw.shadow.raised};
    color-scheme: light;
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: ${theme.size.header}; /* the header stays, or appears on the way */
  }
  ${upTo.tablet} { html:has([data-sidebar]) { scroll-padding-block-start: calc(2 * ${theme.size.header}); } }

  body {
    margin: 0;
    overflow-wrap: break-word;
    color: ${theme.color.text};
    background: ${theme.color.bg};
    font: 400 1rem/1.5 ${theme.font.text};
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, h5, p, ul, ol, figure, blockquote, dl, dd, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4, h5 { font: inherit; }
  ul, ol { list-style: none; }
  ul:empty, ol:empty { display: none !important; } /* or a screen reader announces a list of nothing */
  fieldset { min-inline-size: 0; border: 0; }
  a { color: inherit; text-decoration: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg, video { display: block; max-inline-size: 100%; }
  svg.lucide { flex: none; stroke-width: 1.9; }
  summary { cursor: pointer; }
  html:has(dialog[open]) { overflow: hidden; }
  html[data-scrollbar]:has(dialog[open]) { scrollbar-gutter: stable; }
  [hidden] { display: none !important; }

  :focus-visible { outline: 3px solid ${theme.color.focus}; outline-offset: 3px; }
  :target { scroll-margin-block-start: 1.5rem; }
  main:focus, h1:focus { outline: none; } /* arrived at by script, not by a person */

  /* In forced colours, the system's colours mark active elements and the edges of windows. */
  ${whenForced} {
    dialog, [role='menu'] { border: 2px solid !important; }
    a[aria-current], [aria-pressed='true'], [aria-checked='true'] {
      forced-color-adjust: none;
      color: HighlightText !important;
      background: Highlight !important;
    }
    a[aria-current] > * { color: inherit !important; }
  }

  ${whenStill} {
    *, *::before, *::after {
      /* None, not a short one: a busy browser may keep showing its first frame. */
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

function declarations(palette: Palette): string {
  return (Object.keys(palette) as (keyof Palette)[])
    .map((role) => `${theme.vars.color[role]}: ${palette[role]};`)
    .join('');
}
