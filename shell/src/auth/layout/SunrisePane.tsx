import { from, LowerThird, theme, useFill, useSelector, useSite } from 'shared-ui';
import styled from 'styled-components';

import sunrise from './sunrise.art';
import sunrisePhone from './sunrisePhone.art';

/** Five founders in front of the sun: the picture beside the login and its neighbours. */
export function SunrisePane() {
  const fill = useFill();
  const { window } = useSite();
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const isToCome = window !== null && renderedAt < Date.parse(window.closes_at);
  const season = isToCome ? '{season}' : '{season} in progress';
  return (
    <>
      <picture>
        <source media="(max-width: 900px)" srcSet={sunrisePhone} width={390} height={300} />
        <Picture src={sunrise} alt="" width={720} height={900} />
      </picture>
      <Caption>
        <LowerThird
          name={fill('{startups} startups, one finale || One stage')}
          line={fill(`${season} || The {product}`)}
        />
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
