import type { Submission } from 'contract/wire/season.contract';
import { Fragment } from 'react';
import { theme, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import coloured from './art/submissions.art';
import plain from './art/submissions-none.art';
import { MAP, PLACES } from './mapPlaces';
import { SCALE, scaleOf } from './submissionScale';

/** Submissions on the map: colour by number, and the numbers in the page's own font. */
export function SubmissionsMap({ counts }: { counts: readonly Submission[] }) {
  const fill = useFill();
  const isAsDrawn = Object.entries(PLACES).every(([code, { drawn }]) =>
    counts.some((one) => one.code === code && scaleOf(one.count) === scaleOf(drawn)),
  );
  const shown = counts.flatMap(({ code, count }) => {
    const place = PLACES[code];
    return place ? { code, count, place } : [];
  });

  return (
    <figure>
      <Frame>
        <img
          src={isAsDrawn ? coloured : plain}
          {...MAP}
          alt={fill(
            'Submissions per country, {submissions} in total. The list beside the map gives every value.',
          )}
          loading="lazy"
          decoding="async"
        />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
          {shown.map(({ code, count, place: { x, y, size } }) => (
            <Fragment key={code}>
              {!isAsDrawn && <circle cx={x} cy={y} r="17" fill={scaleOf(count).fill} />}
              <text data-size={size} x={x} y={y} fill={scaleOf(count).ink}>
                {count}
              </text>
            </Fragment>
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
