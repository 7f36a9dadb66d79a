import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { MOMENTS } from './moments';

/** 'Through the lens of the community': eight moments from the onsite events. */
export function CommunityMosaic() {
  return (
    <Section labelledBy="community">
      <SectionHead id="community" title="Through the lens of the community">
        Six onsite events, four to five days each. Some of it even made the final cut.
      </SectionHead>
      <Mosaic>
        {MOMENTS.map(({ picture, alt, width, height, span }) => (
          <li key={alt} data-span={span}>
            <img
              src={picture}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
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
