import type { ReactNode } from 'react';
import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface LastStepProps {
  /** The buttons, main one last. */
  acts: ReactNode;
  children: ReactNode;
}

/** What comes after the time is confirmed: what is left to say, and the act. */
export function LastStep({ acts, children }: LastStepProps) {
  return (
    <Root>
      {children}
      <Acts>{acts}</Acts>
    </Root>
  );
}

/* Reaches the edges of the dialog, which brings its own padding. */
const Root = styled.div`
  margin-inline: -1.75rem;
  padding: 1.125rem 1.75rem 0;
  border-block-start: 1px solid ${theme.color.line};

  ${upTo.tablet} { margin-inline: -1rem; padding-inline: 1rem; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[12]};
  margin-block-start: 1.125rem;

  ${upTo.tablet} {
    > button { flex: 1 1 auto; }
  }
`;
