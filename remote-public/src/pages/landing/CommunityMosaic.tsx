import { theme, upTo, useReadLandingQuery } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { ProgrammePicture } from './ProgrammePicture';

/** Pixel size of each picture, by tile size. */
const PIXELS = {
  small: { width: 420, height: 240 },
  big: { width: 640, height: 360 },
  wide: { width: 960, height: 258 },
};

/** 'Through the lens of the community': moments from the onsite events. */
export function CommunityMosaic() {
  const { data } = useReadLandingQuery();
  if (!data || data.gallery.length === 0) return null;

  return (
    <Section labelledBy="community">
      <SectionHead id="community" title="Through the lens of the community">
        {
          '{EventsWords} onsite events, {eventDaysWords} days each. Some of it even made the final cut.'
        }
      </SectionHead>
      <Mosaic>
        {data.gallery.map(({ picture, alt, size }) => (
          <li key={alt} data-span={size}>
            <ProgrammePicture path={picture} alt={alt} fallback="cover" {...PIXELS[size]} />
          </li>
        ))}
      </Mosaic>
    </Section>
  );
}

const Mosaic = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  grid-auto-rows: 10.625rem;
  gap: ${theme.space[12]};

  li {
    position: relative;
    grid-column: span 3;
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }

  [data-span='big'] { grid-column: span 6; grid-row: span 2; }
  [data-span='wide'] { grid-column: span 6; }

  img { inline-size: 100%; block-size: 100%; object-fit: cover; }

  li::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${theme.brand.hairline};
    pointer-events: none;
  }

  ${upTo.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-auto-rows: 8.125rem;

    li { grid-column: auto; }
    [data-span='big'], [data-span='wide'] { grid-column: 1 / 3; }
  }
`;
