import type { ReactNode } from 'react';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface AccountLineProps {
  name: string;
  /** Stands beside the name. */
  mark?: ReactNode;
  about: ReactNode;
  /** The ways to change or end it. */
  children?: ReactNode;
}

/** One thing of an `AccountLines`: what it is, what is to say of it, and its buttons. */
export function AccountLine({ name, mark, about, children }: AccountLineProps) {
  return (
    <Line>
      <Text>
        <p>
          <b>{name}</b> {mark}
        </p>
        <About>{about}</About>
      </Text>
      {children && <Actions>{children}</Actions>}
    </Line>
  );
}

/** A list of lines, with a rule between them. */
export const AccountLines = styled.ul`
  inline-size: 100%;

  > li + li { border-block-start: 1px solid ${theme.color.line}; }
  > li:first-child { padding-block-start: 0; }
  > li:last-child { padding-block-end: 0; }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
`;

/** Takes the room that is left, however its words change: the buttons keep their place. */
const Text = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const About = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
