import { useRef } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { useFirstSights } from '../../motion/useFirstSights';

interface LowerThirdProps {
  /** A person or a part of the show; shown exactly as written. */
  name: string;
  /** The second line, e.g. "Rrufe, Albania". */
  line: string;
}

/**
 * A slanted caption over pictures on stage, which wipes in when it first becomes visible. Its parent sets its position.
 */
export function LowerThird({ name, line }: LowerThirdProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useFirstSights(frame);

  return (
    <Root ref={frame} data-first-sight="wipe">
      <Name>{name}</Name> <Line>{line}</Line>
    </Root>
  );
}

const Root = styled.span`
  overflow: clip;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  text-align: start;
`;

const Name = styled.b`
  padding: 0.5625rem 1.875rem 0.5625rem 1.125rem;
  clip-path: polygon(0 0, 100% 0, calc(100% - 12px) 100%, 0 100%);
  color: ${theme.brand.cream};
  background: ${theme.brand.night};
  font: 800 1.75rem/1 ${theme.font.display};
  letter-spacing: 0.005em;

  ${upTo.tablet} {
    padding: 0.4375rem 1.125rem 0.4375rem 0.75rem;
    font-size: 1.375rem;
  }
`;

const Line = styled.span`
  padding: 0.375rem 1.625rem 0.375rem 1.125rem;
  clip-path: polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%);
  color: ${theme.brand.ink};
  background: ${theme.gradient.cta};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.2;

  ${upTo.tablet} { padding-inline-start: 0.75rem; font-size: 0.8125rem; }
`;
