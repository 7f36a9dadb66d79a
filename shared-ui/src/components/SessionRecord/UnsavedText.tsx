import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';

interface UnsavedTextProps {
  children: string;
  onDiscard: () => void;
}

/** Explains why visible input was not saved and cannot be saved: the user can copy and then discard it. */
export function UnsavedText({ children, onDiscard }: UnsavedTextProps) {
  return (
    <Root>
      <p role="alert">{children} Your text is not saved. Copy it if you need it.</p>
      <Button tone="soft" size="sm" onClick={onDiscard}>
        Discard my text
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
