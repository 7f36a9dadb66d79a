import type { LucideIcon } from 'lucide-react';
import { Card, theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { RichText } from '../rich-text/RichText';

/** One reason to take part. `text` is our copy. */
export interface Benefit {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The benefits, one card each, in full rows. */
export function BenefitGrid({ benefits }: { benefits: readonly Benefit[] }) {
  const fill = useFill();
  const known = benefits.filter(({ title, text }) => fill(title) && fill(text));
  return (
    <Root $columns={known.length % 3 === 0 ? 3 : 2}>
      {known.map(({ icon: Icon, title, text }) => (
        <Sheet as="li" key={title}>
          <Disc>
            <Icon size={26} aria-hidden />
          </Disc>
          <h3>{fill(title)}</h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </Sheet>
      ))}
    </Root>
  );
}

const Root = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[24]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};
  padding: ${theme.space[28]};

  h3 { ${typeset.h3} }
  p { color: ${theme.color.text2}; font-size: 1.0625rem; }

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${theme.space[56]};
  block-size: ${theme.space[56]};
  margin-block-end: ${theme.space[12]};
  border-radius: 50%;
  color: ${theme.color.accent};
  background: ${theme.color.surface2};
`;
