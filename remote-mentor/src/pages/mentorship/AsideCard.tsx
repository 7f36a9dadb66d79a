import { type ReactNode, useId } from 'react';
import { Card, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface AsideCardProps {
  title: string;
  busy: boolean;
  children: ReactNode;
}

/** One card beside the updates. */
export function AsideCard({ title, busy, children }: AsideCardProps) {
  const titleId = useId();
  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={busy}>
      <Title id={titleId}>{title}</Title>
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
