import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { PROGRAMME, SUBMISSIONS } from '../../programme/programme';
import map from './art/submissions.art';
import { MAP, PLACES } from './mapPlaces';
import { SCALE, scaleOf } from './submissionScale';

/** Submissions on the map: colour by number, and the numbers in the page's own type. */
export function SubmissionsMap() {
  return (
    <figure>
      <Frame>
        <img
          src={map}
          {...MAP}
          alt={`Submissions per country, ${PROGRAMME.submissions} in total. The list beside the map gives every value.`}
          loading="lazy"
          decoding="async"
        />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
          {SUBMISSIONS.map(({ code, count }) => (
            <text
              key={code}
              data-size={PLACES[code]?.size}
              x={PLACES[code]?.x}
              y={PLACES[code]?.y}
              fill={scaleOf(count).ink}
            >
              {count}
            </text>
          ))}
        </svg>
      </Frame>
      <Legend>
        {SCALE.map(({ label, fill }) => (
          <span key={label}>
            <svg width="22" height="12" aria-hidden="true">
              <rect width="22" height="12" rx="3" fill={fill} />
            </svg>
            {label}
          </span>
        ))}
      </Legend>
    </figure>
  );
}

const Frame = styled.div`
  position: relative;
  border-radius: ${theme.radius.card};
  overflow: hidden;

  img { inline-size: 100%; block-size: auto; }

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  text {
    font-family: ${theme.font.display};
    font-size: 20px;
    font-weight: 800;
    text-anchor: middle;
    dominant-baseline: central;
  }

  [data-size='small'] { font-size: 17px; }
  [data-size='big'] { font-size: 24px; }

  ${upTo.tablet} {
    text { font-size: 36px; }
    [data-size='small'] { display: none; }
  }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} 1.125rem;
  margin-block-start: 1.125rem;
  color: ${theme.color.text2};
  font-size: 0.875rem;

  span {
    display: inline-flex;
    gap: ${theme.space[8]};
    align-items: center;
  }
`;
