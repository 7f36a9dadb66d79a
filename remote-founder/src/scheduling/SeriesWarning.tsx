import { Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

/** Warns that the next step may affect more than one meeting. */
export function SeriesWarning({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Repeat2 size={20} aria-hidden />
      {children}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.warnText};
  background: ${theme.color.warnBg};
  font-weight: 600;
`;
