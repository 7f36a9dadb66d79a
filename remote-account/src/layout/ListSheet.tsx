import { Card, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The card around a long list of lines. */
export const ListSheet: typeof Card = styled(Card)`
  padding: ${theme.space[8]} ${theme.space[24]};

  ${upTo.tablet} { padding-inline: ${theme.space[20]}; }
`;
