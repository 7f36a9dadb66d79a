import { type ReactNode, useId } from 'react';
import { Card, Skeleton, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** A further part of an account page, with its own heading. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Sheet>{children}</Sheet>
    </Section>
  );
}

/** The placeholder of loading sections. */
export function PendingSections({ height }: { height: string }) {
  return (
    <Section as="div">
      <Skeleton height={height} />
    </Section>
  );
}

const Section = styled.section`
  margin-block-start: ${theme.space[40]};
`;

const Title = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[16]};
`;

const Sheet = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${theme.space[16]};
  padding: ${theme.space[24]} ${theme.space[32]};

  > p:not([role='alert']) { color: ${theme.color.text2}; }
  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
