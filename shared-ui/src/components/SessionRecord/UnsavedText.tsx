import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';

interface UnsavedTextProps {
  children: string;
  onDiscard: () => void;
}

/** Why words that are in view were not saved and cannot be: they can be copied, then given up. */
export function UnsavedText({ children, onDiscard }: UnsavedTextProps) {
  return (
    <Root>
      <p role="alert">{children} What you typed is not saved: copy it if you need it.</p>
      <Button tone="soft" size="sm" onClick={onDiscard}>
        Discard what I typed
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnBg};
`;
