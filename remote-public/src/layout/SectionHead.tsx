import type { ReactNode } from 'react';
import { theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { SectionTitle } from './SectionTitle';

interface SectionHeadProps {
  /** The id by which the section is labelled. */
  id?: string;
  title: string;
  /** One or two sentences beside the title, or other content. */
  children?: ReactNode;
}

/** The head of a section: a poster title on the left, its explanation on the right. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  const fill = useFill();
  const lead = typeof children === 'string' && fill(children);
  return (
    <Root>
      <SectionTitle id={id}>{fill(title)}</SectionTitle>
      {lead && <Lead>{lead}</Lead>}
      {typeof children !== 'string' && children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${theme.space[48]};
  align-items: end;
  margin-block-end: 3.25rem;

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.125rem;
    margin-block-end: 1.875rem;
  }
`;

const Lead = styled.p`
  ${typeset.lead}
`;
