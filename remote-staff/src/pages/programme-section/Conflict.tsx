import { Button, theme } from 'shared-ui';
import styled from 'styled-components';

interface ConflictProps {
  busy: boolean;
  onSave: () => void;
  onShow: () => void;
}

/** Somebody else has saved the draft: what was typed here is not lost, and theirs is not overwritten unasked. */
export function Conflict({ busy, onSave, onShow }: ConflictProps) {
  return (
    <Root role="alert">
      <p>
        Somebody else has saved the draft meanwhile. What you typed is still here. If you save it,
        this section is as you have it, and the others are as they saved them.
      </p>
      <Button size="sm" busy={busy} busyLabel="Saving..." onClick={onSave}>
        Save mine
      </Button>
      <Button size="sm" tone="soft" disabled={busy} onClick={onShow}>
        Show theirs
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
