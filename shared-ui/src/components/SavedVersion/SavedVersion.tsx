import type { ReactNode } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';

interface SavedVersionProps {
  /** What somebody else saved while the reader was editing. */
  children: ReactNode;
  disabled?: boolean;
  /** Discards the reader's own version. */
  onUse: () => void;
}

/** The stored version, beside the reader's own one that was not saved over it. */
export function SavedVersion({ children, disabled, onUse }: SavedVersionProps) {
  return (
    <Root role="group" aria-label="Saved version">
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
  max-block-size: 16rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
