import { theme, typeset, upTo } from 'shared-ui/core';
import styled, { keyframes } from 'styled-components';

export type ModalSize = 'sm' | 'md' | 'lg';

const WIDTHS: Record<ModalSize, string> = { sm: '30rem', md: '42.5rem', lg: '53.75rem' };

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const rise = keyframes`
  from { transform: translateY(40%); opacity: 0; }
`;

/** The dialog window: a bright top edge, a bottom sheet up to 900 px. */
export const Frame = styled.dialog<{ $size: ModalSize }>`
  inline-size: calc(100% - 3rem);
  max-inline-size: ${({ $size }) => WIDTHS[$size]};
  max-block-size: calc(100vh - 3rem);
  max-block-size: calc(100dvb - 3rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 1rem 8rem; /* what has the focus is not behind the acts */
  border: 0;
  border-radius: ${theme.radius.dialog};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};
  animation: ${enter} ${theme.time.base} ${theme.ease.out};

  &::backdrop { background: ${theme.brand.scrim}; }
  > div { background: ${theme.color.surface}; }
  > div::before {
    content: '';
    display: block;
    block-size: 5px;
    background: ${theme.gradient.art};
  }

  ${upTo.tablet} {
    inline-size: 100%;
    max-inline-size: none;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    animation-name: ${rise};
  }
`;

/** Title row; the last button is at the end. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  padding: 1.25rem 1.5rem 1.125rem 1.75rem;

  h2 { ${typeset.dialogTitle} min-inline-size: 0; }
  > button { margin-inline-start: auto; }
  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

/** All content between the title and the action buttons. */
export const Sheet = styled.div`
  padding: 0.25rem 1.75rem 1.5rem;
  ${upTo.tablet} { padding: 0.25rem 1rem 1.25rem; }
`;

/** Row of action buttons, side by side on phones; it stays visible in a long dialog. */
export const Foot = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[12]};
  padding: 1.125rem 1.75rem 1.5rem;
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  /* In a low or strongly zoomed window the space belongs to the text. */
  @media (max-height: 26rem) { position: static; }

  ${upTo.tablet} {
    padding: ${theme.space[16]};
    > button, > a { flex: 1 1 auto; }
  }
`;
