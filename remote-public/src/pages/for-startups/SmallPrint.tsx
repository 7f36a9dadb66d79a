import { Card, TextLink, theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionTitle } from '../../layout/SectionTitle';
import { CONDITIONS } from './forStartups';

/** The programme's conditions for startups. */
export function SmallPrint() {
  const fill = useFill();
  return (
    <Section labelledBy="conditions">
      <Columns>
        <div>
          <SectionTitle id="conditions">The small print, large</SectionTitle>
          <p>
            No surprises later: this is what the programme asks of you. Details are in the{' '}
            <TextLink to="/faq#eligibility">FAQ</TextLink> and in the participation agreement, which
            you have a week to read.
          </p>
        </div>
        <Facts as="dl">
          {CONDITIONS.filter(({ fact }) => fill(fact)).map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fill(fact)}</dd>
            </div>
          ))}
        </Facts>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 5fr 6fr;
  gap: ${theme.space[72]};
  align-items: start;

  h2 + p { ${typeset.lead} margin-block-start: ${theme.space[20]}; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[28]};
  }
`;

const Facts = styled(Card)`
  padding: ${theme.space[8]} ${theme.space[28]};

  > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${theme.space[16]};
    padding-block: ${theme.space[16]};
  }
  > div + div { border-block-start: 1px solid ${theme.color.line}; }
  dt { color: ${theme.color.text2}; }
  dd { font-weight: 600; }

  ${upTo.phone} {
    padding-inline: ${theme.space[20]};

    > div { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[4]}; }
  }
`;
