import { css, keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A spinner; it does not move for users who prefer reduced motion. */
export const spin = css`
  animation: ${turn} 900ms linear infinite;
`;
