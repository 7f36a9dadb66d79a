import type { ReactNode } from 'react';
import { type Failure, InlineAlert, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface LastStepProps {
  /** The failure of an act that can be retried unchanged. */
  failure: Failure;
  /** The buttons, the main one last. */
  acts: ReactNode;
  children: ReactNode;
}

/** The step after the time is confirmed: the remaining choices, and the act. */
export function LastStep({ failure, acts, children }: LastStepProps) {
  return (
    <Root>
      {children}
      <Alert>
        <InlineAlert failure={failure} />
      </Alert>
      <Acts>{acts}</Acts>
    </Root>
  );
}

/* Extends to the edges of the dialog, despite the dialog's padding. */
const Root = styled.div`
  margin-inline: -1.75rem;
  padding: 1.125rem 1.75rem 0;
  border-block-start: 1px solid ${theme.color.line};

  ${upTo.tablet} { margin-inline: -1rem; padding-inline: 1rem; }
`;

const Alert = styled.div`
  &:not(:empty) { margin-block-start: ${theme.space[12]}; }
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
