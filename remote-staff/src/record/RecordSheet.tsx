import { Card, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The sheet for rows of the record; placeholders in their place get the same padding. */
export const RecordSheet: typeof Card = styled(Card)`
  padding-inline: ${theme.space[24]};

  ${upTo.tablet} { padding-inline: ${theme.space[16]}; }
`;
