import { theme } from 'shared-ui/core';
import styled from 'styled-components';

/** States of one component side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  align-items: center;
`;

/** A box of a fixed size, for components that fill their container. */
export const Box = styled.div`
  inline-size: 10rem;
  aspect-ratio: 4 / 3;
`;

/** States of one component one below the other, in the width of a column. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[20]};
  max-inline-size: 36rem;
`;
