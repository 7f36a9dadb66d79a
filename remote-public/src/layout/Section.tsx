import { type ReactNode, useRef } from 'react';
import { Container, theme, upTo, useFirstSights } from 'shared-ui';
import styled, { css } from 'styled-components';

import { HydrationBoundary } from '../hydration/HydrationBoundary';

/** `tight` for related sections; `after` follows one; `open` continues in the next. */
type Air = 'full' | 'tight' | 'after' | 'open';

interface SectionProps {
  children: ReactNode;
  /** The vertical space. */
  air?: Air;
  /** The target of links to this section. */
  id?: string;
  /** The id of the section's heading, which names it. */
  labelledBy?: string;
}

/** One full-width section of a page, with the space between sections; a `HydrationBoundary`. */
export function Section(props: SectionProps) {
  return (
    <HydrationBoundary>
      <Content {...props} />
    </HydrationBoundary>
  );
}

function Content({ children, air = 'full', id, labelledBy }: SectionProps) {
  const content = useRef<HTMLDivElement>(null);
  useFirstSights(content);

  return (
    <Root id={id} aria-labelledby={labelledBy} $air={air}>
      <Container ref={content} data-first-sight="rise">
        {children}
      </Container>
    </Root>
  );
}

const AIRS: Record<Air, ReturnType<typeof css>> = {
  full: css`--above: ${theme.space[112]}; --below: ${theme.space[112]};
    ${upTo.tablet} { --above: ${theme.space[72]}; --below: ${theme.space[72]}; }`,
  tight: css`--above: ${theme.space[72]}; --below: ${theme.space[72]};
    ${upTo.tablet} { --above: ${theme.space[48]}; --below: ${theme.space[48]}; }`,
  after: css`--above: ${theme.space[64]}; --below: ${theme.space[112]};
    ${upTo.tablet} { --below: ${theme.space[72]}; }`,
  open: css`--above: ${theme.space[64]}; --below: 0;`,
};

const Root = styled.section<{ $air: Air }>`
  ${({ $air }) => AIRS[$air]}
  padding-block: var(--above) var(--below);
`;
