import type { ComponentProps, ReactNode } from 'react';
import { EmptyState, theme } from 'shared-ui';
import styled from 'styled-components';

interface AssignedProps extends ComponentProps<'div'> {
  what: string;
  assigned: readonly { id: number; name: string; about: string; end: ReactNode }[];
  /** A dragged entry is over it. */
  isOver: boolean;
}

/** The assigned entries, and the drop target for new ones. */
export function Assigned({ what, assigned, isOver, ...rest }: AssignedProps) {
  return (
    <Root {...rest} data-over={isOver || undefined}>
      <ul aria-label={`Assigned ${what}s`}>
        {assigned.map(({ id, name, about, end }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{about}</span>
            {end}
          </li>
        ))}
      </ul>
      {assigned.length === 0 && (
        <EmptyState>{`No ${what}s assigned yet. Drag one here, or press Assign.`}</EmptyState>
      )}
    </Root>
  );
}

const Root = styled.div`
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.control};

  &[data-over] { border-color: ${theme.color.accent}; background: ${theme.color.surface2}; }
`;
