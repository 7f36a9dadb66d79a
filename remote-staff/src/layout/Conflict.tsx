import type { ReactNode } from 'react';
import { Button, theme } from 'shared-ui';
import styled from 'styled-components';

interface ConflictProps {
  /** What happened, and the effect of saving. */
  children: ReactNode;
  busy: boolean;
  saveLabel?: string;
  onSave: () => void;
  showLabel?: string;
  onShow: () => void;
}

/**
 * Somebody else has saved the draft: the reader's input is kept, and the other draft is not overwritten without asking.
 */
export function Conflict({
  children,
  busy,
  saveLabel = 'Save my version',
  onSave,
  showLabel = 'Use their version',
  onShow,
}: ConflictProps) {
  return (
    <Root role="alert">
      <p>{children}</p>
      <Button size="sm" busy={busy} busyLabel="Saving..." onClick={onSave}>
        {saveLabel}
      </Button>
      <Button size="sm" tone="soft" disabled={busy} onClick={onShow}>
        {showLabel}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.warnText};
  background: ${theme.color.warnBg};

  p { flex: 1 1 100%; }
`;
