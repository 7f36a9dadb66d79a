import { type ReactNode, useId } from 'react';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { Card } from '../Card/Card';

interface AsideCardProps {
  title: string;
  /** Id of the card, for links to it. */
  id?: string;
  /** True while the content is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A small card beside the main content of a page. */
export function AsideCard({ title, id, busy = false, children }: AsideCardProps) {
  const titleId = useId();
  return (
    <Sheet as="section" id={id} aria-labelledby={titleId} aria-busy={busy || undefined}>
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
