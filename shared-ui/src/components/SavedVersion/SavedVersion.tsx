import { type ReactNode, useEffect, useRef } from 'react';
import { type Failure, theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';

interface SavedVersionProps {
  /** What somebody else saved while the reader was editing. */
  children: ReactNode;
  disabled?: boolean;
  /** The failure that shows this version; each new one moves the focus here. */
  failure?: Failure;
  /** Discards the reader's own version. */
  onUse: () => void;
}

/**
 * The stored version, beside the reader's own one that was not saved over it. It takes the focus, because a second
 * Enter on the button that was pressed would overwrite it unread.
 */
export function SavedVersion({ children, disabled, failure, onUse }: SavedVersionProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) root.current?.focus();
  }, [failure]);

  return (
    <Root ref={root} role="group" aria-label="Saved version" tabIndex={-1}>
      <strong aria-hidden>Saved version</strong>
      <Content>{children}</Content>
      <Button tone="soft" size="sm" disabled={disabled} onClick={onUse}>
        Use the saved version
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnBg};
`;

const Content = styled.div`
  inline-size: 100%;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
