import { theme, VisuallyHidden } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

import { useIsNavigating } from '../navigation/useIsNavigating';

/** A bright line at the top while the next page is loading. Fast pages appear before it is visible. */
export function LoadingBar() {
  const coming = useIsNavigating();
  return (
    <div aria-live="polite">
      {coming && (
        <Line>
          <VisuallyHidden>Loading...</VisuallyHidden>
        </Line>
      )}
    </div>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.toast};
  block-size: 3px;
  background: ${theme.gradient.art};
  transform: scaleX(0.9);
  transform-origin: left;
  animation: ${grow} 8s ${theme.time.slow} ${theme.ease.out} both;
`;
