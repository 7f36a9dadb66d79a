import { theme } from 'shared-ui';
import styled from 'styled-components';

/** A row of buttons. Why a press failed stands on a line of its own below all of them, so that none moves. */
export const ActRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};

  > [role='alert'] { flex: 0 0 100%; order: 1; }
  &:empty { display: none; }
`;
