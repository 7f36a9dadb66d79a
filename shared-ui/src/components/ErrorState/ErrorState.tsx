import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { SOMETHING_WRONG, theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';

interface ErrorStateProps {
  /** The failed operation; 'Something went wrong' when omitted. */
  children?: ReactNode;
  onRetry?: () => void;
  /** True while the retry runs. */
  busy?: boolean;
}

/** Shows that a part could not be loaded, in its place, and offers a retry. */
export function ErrorState({ children = SOMETHING_WRONG, onRetry, busy = false }: ErrorStateProps) {
  return (
    <Root role="alert">
      <p>{children}</p>
      {onRetry && (
        <Button tone="ghost" size="sm" busy={busy} onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
          Try again
        </Button>
      )}
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
