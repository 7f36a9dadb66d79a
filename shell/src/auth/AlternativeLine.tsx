import { theme } from 'shared-ui';
import styled from 'styled-components';

/** The line under a form with a link to the other way to sign in. */
export const AlternativeLine = styled.p`
  color: ${theme.color.text2};
  text-align: center;

  a { display: inline-block; padding-block: ${theme.space[8]}; }
`;
