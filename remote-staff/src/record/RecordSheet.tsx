import { Card, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The sheet that lines of the record stand on; what stands there in their place keeps off its edge too. */
export const RecordSheet: typeof Card = styled(Card)`
  padding-inline: ${theme.space[24]};

  ${upTo.tablet} { padding-inline: ${theme.space[16]}; }
`;
