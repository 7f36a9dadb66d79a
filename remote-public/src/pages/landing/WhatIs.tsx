import { Play } from 'lucide-react';
import {
  LowerThird,
  PlainLink,
  theme,
  typeset,
  upTo,
  useConfig,
  useFill,
  useSite,
} from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionTitle } from '../../layout/SectionTitle';
import { useTrailer } from '../../layout/useTrailer';
import trailerFrame from './art/trailer.art';

/** 'What is The {product}?' in two paragraphs, beside the trailer's link. */
export function WhatIs() {
  const { productName } = useConfig();
  const { season } = useSite();
  const fill = useFill();
  const trailer = useTrailer();
  const terms = fill(
    'The programme runs virtually from {runs}. Each onsite event takes {eventDays} days, on dates you know in advance, with travel paid.',
  );

  return (
    <Section air="tight" labelledBy="what-is">
      <Columns>
        <div>
          <SectionTitle id="what-is">What is The {productName}?</SectionTitle>
          <Lead>
            {fill(
              'A {monthsWords}-month accelerator, filmed. Early-stage founders work with a mentor every week, meet investors, and compete in front of a camera for the trip to {trip}. || Early-stage founders work with a mentor every week, meet investors, and compete in front of a camera for the trip to {trip}. || A {monthsWords}-month accelerator, filmed. Early-stage founders work with a mentor every week, meet investors, and compete in front of a camera.',
            )}
          </Lead>
          {terms && <Terms>{terms}</Terms>}
        </div>
        <Frame>
          <img src={trailerFrame} width={960} height={540} alt="" loading="lazy" decoding="async" />
          {trailer && (
            <PlainLink {...trailer} aria-label="Watch trailer">
              <Play size={36} fill="currentColor" aria-hidden="true" />
            </PlainLink>
          )}
          {season && (
            <LowerThird
              name="The road to Demo Day"
              line={fill('{season} trailer || The trailer')}
            />
          )}
        </Frame>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: ${theme.space[72]};
  align-items: center;


  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.25rem;
  }
`;

const Lead = styled.p`
  ${typeset.lead}
  margin-block: 1.625rem 1.125rem;
`;

const Terms = styled.p`
  max-inline-size: 56ch;
  color: ${theme.color.text2};
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.card};
  overflow: hidden;

  img { inline-size: 100%; block-size: 100%; object-fit: cover; }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${theme.brand.hairline};
    pointer-events: none;
  }

  > span {
    position: absolute;
    inset-block-end: 1.75rem;
    inset-inline-start: 0;
  }

  > a {
    position: absolute;
    inset: 0;
    display: grid;
    inline-size: 6rem;
    block-size: 6rem;
    margin: auto;
    place-items: center;
    border-radius: 50%;
    color: ${theme.brand.ink};
    background: ${theme.gradient.cta};
    box-shadow: 0 0 0 10px color-mix(in srgb, ${theme.brand.saffron} 20%, transparent);
  }

  ${upTo.tablet} {
    aspect-ratio: 4 / 3;

    > span { inset-block-end: ${theme.space[16]}; }

    > a { inline-size: 4.25rem; block-size: 4.25rem; }
  }
`;
