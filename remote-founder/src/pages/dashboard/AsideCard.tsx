import type { ReactNode } from 'react';
import { Card, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface AsideCardProps {
  title: string;
  children: ReactNode;
}

/** One small card beside the feed. */
export function AsideCard({ title, children }: AsideCardProps) {
  return (
    <Sheet>
      <Title>{title}</Title>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[20]} 1.375rem;
`;

const Title = styled.h2`
  ${typeset.h4}
  margin-block-end: 0.875rem;
`;
