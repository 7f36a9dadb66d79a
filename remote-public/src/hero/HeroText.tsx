import type { ReactNode } from 'react';
import { from, theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';
import { SeasonTag } from '../programme/SeasonTag';
import { RichText } from '../rich-text/RichText';

interface HeroTextProps {
  /** Name of the page in menus; shown above a longer title. */
  tag?: string;
  title: string;
  /** One or two sentences of our copy. */
  lead?: string;
  /** Buttons, at most two. */
  children?: ReactNode;
}

/** The introduction of a page, for `SubHero`: title, explanation, next step. */
export function HeroText({ tag, title, lead, children }: HeroTextProps) {
  const fill = useFill();
  return (
    <Root>
      {tag && <SeasonTag>{tag}</SeasonTag>}
      <h1>{fill(title)}</h1>
      {lead && fill(lead) && (
        <p>
          <RichText>{lead}</RichText>
        </p>
      )}
      {children && <Acts>{children}</Acts>}
    </Root>
  );
}

/* With twice the font size the title still fits a phone: it grows to the phone's width and no further. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
  justify-items: start;
  max-inline-size: 44rem;

  h1 {
    ${typeset.d2}
    font-size: min(16vw, clamp(3.25rem, 6.6vw, 6rem));
    overflow-wrap: anywhere;
  }

  > p {
    max-inline-size: 30em;
    font-size: 1.25rem;
    line-height: 1.45;
    text-wrap: pretty;
  }

  /* the text ends where the sun begins */
  ${from.laptop} { max-inline-size: min(44rem, 59vw); }

  ${upTo.tablet} {
    gap: ${theme.space[16]};
    margin-block-start: 7.5rem; /* the sun's place: no words over it */

    > p { font-size: 1.125rem; }
  }
  @media print { margin-block-start: 0; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[16]};
  margin-block-start: ${theme.space[8]};

  ${upTo.tablet} {
    justify-self: stretch;

    > * { inline-size: 100%; }
  }
`;
