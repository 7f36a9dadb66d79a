import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SOMETHING_WRONG, theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface ErrorStateProps {
  /** The failed operation; 'Something went wrong' when omitted. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** True while the retry runs. */
  busy?: boolean;
  /** The failure of the last attempt: each one is announced, with the same sentence, too. */
  failure?: unknown;
}

/** Shows that a part could not be loaded, in its place, and offers a retry. Both stay while the retry runs. */
export function ErrorState(props: ErrorStateProps) {
  const { children = SOMETHING_WRONG, onRetry, busy = false, failure } = props;
  const [last, setLast] = useState({ failure, count: 1 });
  if (failure !== last.failure) setLast({ failure, count: last.count + 1 });

  return (
    <Root>
      {/* A new element for each failure, because only an added alert is announced. */}
      <p key={last.count} role="alert">
        {children}
      </p>
      {onRetry && (
        <>
          <VisuallyHidden role="status">{busy && 'Loading...'}</VisuallyHidden>
          <Button tone="ghost" size="sm" busy={busy} busyLabel="Trying again..." onClick={onRetry}>
            <RotateCw size={18} aria-hidden />
            Try again
          </Button>
        </>
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
