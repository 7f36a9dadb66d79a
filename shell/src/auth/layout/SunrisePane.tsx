import { beginOf } from 'contract/programme/beginOf';
import { from, LowerThird, queryOf, theme, upTo, useFill, useSelector, useSite } from 'shared-ui';
import styled from 'styled-components';

import sunrise from './sunrise.art';
import sunrisePhone from './sunrisePhone.art';

const NARROW = queryOf(upTo.tablet);
const IN_PROGRESS = '{season} in progress';

/** Five founders in front of the sun: the picture beside the login and similar pages. */
export function SunrisePane() {
  const fill = useFill();
  const { season, window } = useSite();
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const isToCome = window !== null && renderedAt < Date.parse(window.closes_at);
  const begin = season && beginOf(season);
  const state = begin && renderedAt < begin ? '{season} starts {starts} || {season}' : IN_PROGRESS;
  return (
    <>
      <picture>
        <source media={NARROW} srcSet={sunrisePhone} width={390} height={300} />
        <Picture src={sunrise} alt="" width={720} height={900} />
      </picture>
      <Caption>
        <LowerThird
          name={fill('{startups} startups, one finale || One stage')}
          line={fill(`${isToCome ? '{season}' : state} || The {product}`)}
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
