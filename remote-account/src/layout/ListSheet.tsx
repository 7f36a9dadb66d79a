import { Card, theme } from 'shared-ui';
import styled from 'styled-components';

/** The card that a long list of lines lies on. */
export const ListSheet = styled(Card)`
  padding: ${theme.space[8]} ${theme.space[24]};
`;
