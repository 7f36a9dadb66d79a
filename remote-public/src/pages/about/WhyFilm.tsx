import { LowerThird, theme, typeset, upTo, useConfig, useFill } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionTitle } from '../../layout/SectionTitle';
import picture from './art/set.art';

/** The origin of the idea. */
export function WhyFilm() {
  const { productName } = useConfig();
  const fill = useFill();
  return (
    <Section labelledBy="why">
      <Columns>
        <div>
          <SectionTitle id="why">Why we film it</SectionTitle>
          <p>
            Between Ljubljana and Limassol there are founders who solve real problems with a tenth
            of the money others have. Hardly anybody sees them do it. Investors meet them in a
            ten-minute pitch, customers meet them late, and teenagers who could be next never do.
          </p>
          <p>
            So The {productName} does two things at once. It is an accelerator for founders and
            scaling startups at pre-seed and seed stage. And it is a show about what that takes,
            week after week, with names, numbers and setbacks.
          </p>
        </div>
        <Frame>
          <img src={picture} width={720} height={540} alt="" loading="lazy" decoding="async" />
          <LowerThird
            name="Day three on set"
            line={fill('Onsite event, {season} || Onsite event')}
          />
        </Frame>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 6fr 5fr;
  gap: ${theme.space[72]};
  align-items: center;

  h2 { margin-block-end: ${theme.space[24]}; }
  p { ${typeset.lead} }
  p + p { margin-block-start: ${theme.space[16]}; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[28]};
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.card};

  img { inline-size: 100%; block-size: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  > span { position: absolute; inset-block-end: ${theme.space[24]}; inset-inline-start: 0; }
`;
