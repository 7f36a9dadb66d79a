import { from, LowerThird, theme } from 'shared-ui';
import styled from 'styled-components';

import sunrise from './sunrise.art';
import sunrisePhone from './sunrisePhone.art';

/** Five founders in front of the sun: the picture beside the login and its neighbours. */
export function SunrisePane() {
  return (
    <>
      <picture>
        <source media="(max-width: 900px)" srcSet={sunrisePhone} width={390} height={300} />
        <Picture src={sunrise} alt="" width={720} height={900} />
      </picture>
      <Caption>
        <LowerThird name="40 startups, one finale" line="Season 2 in progress" />
      </Caption>
    </>
  );
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Caption = styled.div`
  display: none;

  ${from.laptop} {
    display: block;
    position: absolute;
    inset-block-end: ${theme.space[40]};
    inset-inline-start: 0;

    b { font-size: 2.375rem; }
    span > span { font-size: 1rem; }
  }
`;
