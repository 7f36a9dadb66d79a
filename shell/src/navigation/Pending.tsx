import { Spinner, theme } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

/** Placeholder of a page that is loading. Fast pages appear before the spinner is visible. */
export function Pending() {
  return (
    <Room>
      <Spinner label="Loading..." />
    </Room>
  );
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

const Room = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100vh;
  min-block-size: 100svh;
  animation: ${appear} 0s ${theme.time.slow} both;
`;
