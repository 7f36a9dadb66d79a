import { css } from 'styled-components';

import { upTo } from './media';
import { theme } from './theme';

const poster = css`
  font-family: ${theme.font.display};
  text-transform: uppercase; /* our own words only: names must never pass through here */
`;

/** The size of headings in `upTo.magnified`: their longest words fit a line (docs/decisions/147). */
const magnifiedTitle = css`font-size: 15vw;`;

/** Text styles of the page, as mixins: `${typeset.d2}`. d1 to d3 are poster type for our own text. */
export const typeset = {
  magnifiedTitle,
  d1: css`
    ${poster}
    font-size: clamp(4.625rem, 10.6vw, 9.75rem);
    font-weight: 900;
    line-height: 0.86;
    letter-spacing: -0.012em;
    ${upTo.tablet} { font-size: min(19.4vw, 5.75rem); }
    ${upTo.magnified} { ${magnifiedTitle} }
  `,
  d2: css`
    ${poster}
    font-size: clamp(3.125rem, 6.2vw, 5.5rem);
    font-weight: 900;
    line-height: 0.9;
    letter-spacing: -0.008em;
    text-wrap: balance;
    ${upTo.magnified} { ${magnifiedTitle} }
  `,
  d3: css`
    ${poster}
    font-size: clamp(2.25rem, 3.4vw, 3rem);
    font-weight: 800;
    line-height: 0.98;
    letter-spacing: -0.002em;
    text-wrap: balance;
    ${upTo.magnified} { ${magnifiedTitle} }
  `,
  pageTitle: css`
    font-family: ${theme.font.display};
    font-size: 2.75rem;
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.002em;
    text-wrap: balance;
    ${upTo.tablet} { font-size: 2.5rem; }
    ${upTo.magnified} { ${magnifiedTitle} }
  `,
  dialogTitle: css`
    font-family: ${theme.font.display};
    font-size: 2rem;
    font-weight: 800;
    line-height: 1;
    text-wrap: balance;
    ${upTo.tablet} { font-size: 1.75rem; }
  `,
  h3: css`
    font-size: 1.375rem;
    font-weight: 750;
    line-height: 1.25;
    text-wrap: balance;
  `,
  h4: css`
    font-size: 1.0625rem;
    font-weight: 700;
    line-height: 1.35;
    text-wrap: balance;
  `,
  lead: css`
    max-inline-size: ${theme.size.measure};
    color: ${theme.color.text2};
    font-size: 1.25rem;
    line-height: 1.5;
    text-wrap: pretty;
    ${upTo.tablet} { font-size: 1.125rem; }
  `,
  feed: css`
    max-inline-size: 64ch;
    font-size: 1.0625rem;
    line-height: 1.625rem;
  `,
  small: css`
    font-size: 0.875rem;
    line-height: 1.25rem;
  `,
  label: css`
    font-size: 0.9375rem;
    font-weight: 650;
    line-height: 1.25rem;
  `,
  stat: css`
    font-family: ${theme.font.display};
    font-size: 8.5rem;
    font-weight: 900;
    line-height: 0.82;
    ${upTo.tablet} { font-size: 4.75rem; }
  `,
};
