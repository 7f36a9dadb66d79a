import type { Submission } from 'contract/wire/season.contract';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { scaleOf } from './submissionScale';

/** All numbers of the map, ranked, for readers who cannot distinguish the colours. */
export function SubmissionsList({ counts }: { counts: readonly Submission[] }) {
  const ranked = [...counts].sort((one, other) => other.count - one.count);
  const max = ranked[0]?.count ?? 0;

  return (
    <Root>
      <h3 id="per-country">Submissions per country</h3>
      <ol aria-labelledby="per-country">
        {ranked.map(({ code, country, count }) => (
          <li key={code}>
            <span>{country}</span> <b>{count}</b>
            <svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={count} height="1" fill={scaleOf(count).fill} />
            </svg>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.div`
  h3 {
    margin-block-end: ${theme.space[12]};
    ${typeset.h4}
  }

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: ${theme.space[12]};
    align-items: center;
    padding-block: 5px;
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }

  b { font-variant-numeric: tabular-nums; }

  svg {
    grid-column: 1 / 3;
    inline-size: 100%;
    block-size: 4px;
    margin-block-start: 3px;
    border-radius: 2px;
    background: ${theme.color.surface2};
  }
`;
