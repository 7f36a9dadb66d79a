import type { ReactNode } from 'react';
import { type Failure, InlineAlert, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface AccountLineProps {
  name: string;
  /** Shown beside the name. */
  mark?: ReactNode;
  about: ReactNode;
  /** Buttons to change or end it. */
  children?: ReactNode;
  /** Why the last press of one of them failed. */
  failure?: Failure;
}

/** One entry of an `AccountLines`: name, description, and buttons. */
export function AccountLine({ name, mark, about, children, failure }: AccountLineProps) {
  return (
    <Line>
      <Text>
        <p>
          <b>{name}</b> {mark}
        </p>
        <About>{about}</About>
      </Text>
      {children && <Actions>{children}</Actions>}
      <InlineAlert failure={failure} />
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

  > [role='alert'] { flex-basis: 100%; text-align: end; }
`;

/** Takes the remaining width, so that the buttons keep their place when the text changes. */
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
