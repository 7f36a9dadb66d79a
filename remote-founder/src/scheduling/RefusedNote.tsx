import { theme } from 'shared-ui';
import styled from 'styled-components';

/** The reason why a time was refused, above the calendar for choosing another one. */
export function RefusedNote({ children }: { children: string }) {
  return <Note role="alert">{children}</Note>;
}

const Note = styled.p`
  padding: ${theme.space[12]} ${theme.space[16]};
  margin-block-end: ${theme.space[12]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.warnText};
  background: ${theme.color.warnBg};
  font-weight: 600;
`;
