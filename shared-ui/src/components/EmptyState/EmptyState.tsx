import type { ReactNode } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

interface EmptyStateProps {
  /** One plain sentence, e.g. "No updates have been posted yet." */
  children: ReactNode;
  /** An action that the reader can take. */
  action?: ReactNode;
}

/** Shows that a list is empty. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Root>
      <p>{children}</p>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[24]};
  color: ${theme.color.text2};
`;
