import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** The heading of one part, with its number, because people quote it: "part 3 of the terms". */
export const LegalHeading = styled.h2`
  counter-increment: part;
  margin-block-end: ${theme.space[16]};
  ${typeset.h3}
  font-size: 1.625rem;
  scroll-margin-block-start: 1.5rem;

  &::before { content: counter(part) '. '; }
`;
