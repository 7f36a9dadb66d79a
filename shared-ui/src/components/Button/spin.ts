import { css, keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A spinner; stands still for people who asked for less movement. */
export const spin = css`
  animation: ${turn} 900ms linear infinite;
`;
