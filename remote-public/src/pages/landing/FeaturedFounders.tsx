import { LowerThird, theme, upTo, useReadLandingQuery } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { ProgrammePicture } from './ProgrammePicture';

/** Founders of a past season. */
export function FeaturedFounders() {
  const { data } = useReadLandingQuery();
  if (!data || data.founders.length === 0) return null;

  return (
    <Section air="after" labelledBy="featured-founders">
      <SectionHead id="featured-founders" title={data.founders_title || 'Founders of the show'}>
        They pitched, pivoted and shipped with the cameras running. This is who made it to air.
      </SectionHead>
      <Faces>
        {data.founders.map(({ name, line, photo }, at) => (
          <li key={name}>
            <ProgrammePicture path={photo} width={320} height={320} alt="" seed={at} />
            <LowerThird name={name} line={line} />
          </li>
        ))}
      </Faces>
    </Section>
  );
}

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: ${theme.space[16]};

  li {
    position: relative;
    aspect-ratio: 3 / 4;
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface2};
    overflow: hidden;
  }

  li > span {
    position: absolute;
    inset-block-end: 1.125rem;
    inset-inline-start: 0;
  }

  b {
    padding: ${theme.space[8]} ${theme.space[24]} ${theme.space[8]} 0.875rem;
    font-size: clamp(1.25rem, 1.75vw, 1.5625rem);
  }

  b + span { padding-inline-start: 0.875rem; font-size: 0.8125rem; }

  img { inline-size: 100%; block-size: 100%; object-fit: cover; }

  ${upTo.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[12]};

    li:first-child { grid-column: 1 / 3; aspect-ratio: 4 / 3.6; }
  }

  ${upTo.magnified} {
    grid-template-columns: minmax(0, 1fr);

    li:first-child { grid-column: auto; }
  }

  /* captions are below the faces of small pictures */
  ${upTo.phone} {
    li:not(:first-child) {
      aspect-ratio: 3 / 4.5;

      img { block-size: auto; aspect-ratio: 3 / 3.6; object-position: 50% 0; }
      > span { inset-block-end: ${theme.space[12]}; }
      b { font-size: 1.125rem; }
    }
  }
`;
