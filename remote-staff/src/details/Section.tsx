import { type ReactNode, useId } from 'react';
import { Card, FailurePlace, printedAsBlock, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

interface SectionProps {
  title: string;
  /** Shown beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of an object's page. */
export function Section({ title, actions, children }: SectionProps) {
  const headingId = useId();
  return (
    <Root as="section" aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {actions}
      </Head>
      <FailurePlace>{children}</FailurePlace>
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  margin-block-end: ${theme.space[24]};
  padding: ${theme.space[20]} ${theme.space[24]};

  ul { margin: 0; padding: 0; list-style: none; }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: center;
    min-block-size: ${theme.size.target};
    padding-block: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  li + li { border-block-start: 1px solid ${theme.color.line}; }

  ${printedAsBlock(theme.space[12])}
  li > :first-child { font-weight: 650; }
  li > button:first-of-type { margin-inline-start: auto; }
  li > [role='alert'] { flex-basis: 100%; text-align: end; }
  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;

  h2 { ${typeset.h3} margin: 0; margin-inline-end: auto; }
`;
