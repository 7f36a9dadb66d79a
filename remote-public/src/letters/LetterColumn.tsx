import { Container, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The content below the head of a page about letters. */
export const LetterColumn = styled(Container)`
  display: grid;
  gap: ${theme.space[24]};
  padding-block: ${theme.space[40]} ${theme.space[112]};

  ${upTo.tablet} { padding-block-end: ${theme.space[72]}; }
`;
