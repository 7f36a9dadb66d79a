import { Stage, theme, upTo } from 'shared-ui/core';
import styled, { css } from 'styled-components';

/** Limits a name to three lines. A longer one would push the list of pages out of the window. */
export const threeLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Matches while the shell's header is visible: on small screens it contains the logo and the page's menu. */
const BELOW_HEADER = ":root:has(header[data-shown='true'])";

/** The sidebar: as high as the window and always visible; a top bar on small screens. */
export const Root = styled(Stage)`
  position: sticky;
  z-index: ${theme.layer.sidebar};
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: 1.375rem;
  overflow: hidden;
  block-size: 100vh;
  block-size: 100dvb;
  padding: 1.625rem 1rem 1.25rem;
  background: ${theme.brand.night};
  isolation: isolate;
  @media print { display: none; }

  ${upTo.tablet} {
    gap: 0;
    overflow: visible;
    block-size: auto;
    padding: 0.75rem 1rem;
    container-type: inline-size;
    border-block-end: 2px solid;
    border-image: ${theme.gradient.art} 1;
    ${BELOW_HEADER} & { inset-block-start: ${theme.size.headerPhone}; }
  }
`;

/** Logo, and on small screens the buttons for the list and the page's menu. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding-inline: 0.625rem;

  > :first-child { margin-inline-end: auto; }
  > button { display: none; }

  ${upTo.tablet} {
    padding: 0;
    > button { display: inline-flex; align-items: center; justify-content: center; }
    ${BELOW_HEADER} & > :not([aria-controls]) { display: none; }
    ${BELOW_HEADER} & > [aria-controls] { flex: 1; justify-content: space-between; }
  }
  /* 20.5rem also with a larger font: only the mark links home where the name does not fit. */
  @container (max-width: 20.5rem) { > :first-child > :last-child { display: none; } }
`;

/** Shows the current page and opens the list of the others. */
export const Section = styled.button.attrs({ type: 'button' })`
  flex: none;
  gap: 0.375rem;
  min-block-size: ${theme.size.target};
  padding-inline: min(0.875rem, 4vw);
  border: 0;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.brand.sidebar};
  font-size: 0.875rem;
  font-weight: 600;
  cursor: pointer;

  svg { transition: transform ${theme.time.fast}; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;

/** Everything below the logo. */
export const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow-y: auto;
  scroll-padding-block-end: 6rem; /* what has the focus is not behind the reader */
  margin-inline: -1rem;
  padding-inline: 1rem;

  ul { display: grid; gap: 0.25rem; }

  ${upTo.tablet} {
    max-block-size: calc(100vh - ${theme.size.header});
    max-block-size: calc(100dvb - ${theme.size.header});
    padding-block-start: 0.75rem;
    &:not([data-open]) { display: none; }
    ${BELOW_HEADER} & {
      max-block-size: calc(100vh - 2 * ${theme.size.header});
      max-block-size: calc(100dvb - 2 * ${theme.size.header});
    }
  }
`;

/** The reader, at the bottom even when the list is longer than the window. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  margin-block-start: auto;
  padding-block-start: 1rem;
`;

/** The sunrise behind the reader. */
export const Ridge = styled.img`
  position: absolute;
  z-index: ${theme.raw.layer.heroHeader * -1};
  inset: auto 0 0;
  inline-size: 100%;
  block-size: 16.25rem;
  object-fit: cover;
  -webkit-mask-image: linear-gradient(transparent, #000 34%);
  mask-image: linear-gradient(transparent, #000 34%);

  ${upTo.tablet} { display: none; }
`;
