import type { ReactNode } from 'react';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface ExceptionLineProps {
  title: string;
  note?: string | null;
  /** Its buttons. */
  children: ReactNode;
}

/** One line about an exception from the ordinary week. */
export function ExceptionLine({ title, note, children }: ExceptionLineProps) {
  return (
    <Line>
      <Text>
        <Title>{title}</Title>
        {note && <Note>{note}</Note>}
      </Text>
      {children}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-block-start: 1px solid ${theme.color.line};

  &:last-child { margin-block-end: ${theme.space[12]}; }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: 700;
`;

const Note = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;
