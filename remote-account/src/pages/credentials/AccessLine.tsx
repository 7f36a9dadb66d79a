import type { ReactNode } from 'react';
import { Button, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface AccessLineProps {
  name: string;
  about: string;
  /** What the button says that ends it; without one it cannot be ended here. */
  way?: string;
  /** Stands in place of that button. */
  act?: ReactNode;
  busy?: boolean;
  onEnd?: () => void;
}

/** One thing that opens the account. */
export function AccessLine(props: AccessLineProps) {
  const { name, about, way, act, busy = false, onEnd } = props;
  return (
    <Line>
      <Text>
        <b>{name}</b>
        <Quiet>{about}</Quiet>
      </Text>
      {act}
      {way && (
        <Button tone="ghost" size="sm" aria-label={`${way}: ${name}`} busy={busy} onClick={onEnd}>
          {way}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
`;

const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;
