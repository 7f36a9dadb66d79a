import { theme, upTo, useReadLandingQuery } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { ProgrammePicture } from './ProgrammePicture';

/** A selection of the mentors: face, name, company. */
export function MentorGallery() {
  const { data } = useReadLandingQuery();
  if (!data || data.mentors.length === 0) return null;

  return (
    <Section labelledBy="mentors">
      <SectionHead id="mentors" title="Meet the mentors">
        One of them calls you every week. All of them have built, sold or closed a company.
      </SectionHead>
      <Gallery aria-labelledby="mentors">
        {data.mentors.map(({ name, line, photo }, at) => (
          <li key={name}>
            <ProgrammePicture path={photo} width={320} height={320} alt="" seed={at} />
            <b>{name}</b> <span>{line}</span>
          </li>
        ))}
      </Gallery>
    </Section>
  );
}

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 2.25rem ${theme.space[24]};

  img {
    inline-size: 100%;
    block-size: auto;
    margin-block-end: 0.875rem;
    border-radius: ${theme.radius.card};
  }

  b {
    display: block;
    font-size: 1.125rem;
    line-height: 1.5rem;
  }

  span {
    color: ${theme.color.text2};
    font-size: 0.9375rem;
  }

  ${upTo.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    overflow-wrap: anywhere;
    gap: ${theme.space[20]} ${theme.space[12]};

    img { margin-block-end: 0.625rem; }
    b { font-size: 1rem; line-height: 1.25rem; }
    span { display: block; font-size: 0.875rem; line-height: 1.125rem; }
  }

  ${upTo.magnified} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
