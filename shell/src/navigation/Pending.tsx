import { Spinner, theme } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

/** Stands where a page is on its way. Quick pages come before the wheel is seen. */
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
