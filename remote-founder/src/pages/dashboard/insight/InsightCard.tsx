import { useState } from 'react';
import { AsideCard, Button, EmptyState, Skeleton, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { Curve } from './Curve';
import { InsightTable } from './InsightTable';
import { useReadInsightQuery } from './insight.endpoints';
import { insightWords, shortDay, sumOf } from './insightWords';

const DAYS = 30;

/** How a startup was received lately, drawn or as numbers. Says nothing when it did not come (SPEC §8). */
export function InsightCard({ startupId }: { startupId: string }) {
  const { data: days, isError } = useReadInsightQuery({ startupId, days: DAYS });
  const [asTable, setAsTable] = useState(false);
  if (isError && !days) return null;
  const quiet = days && sumOf(days, 'followers') + sumOf(days, 'views') === 0;

  return (
    <AsideCard title="How you are seen" busy={!days}>
      {!days && <Skeleton height="11rem" />}
      {quiet && <EmptyState>No new followers or profile views in the last 30 days.</EmptyState>}
      {days && !quiet && (
        <>
          <Words>{insightWords(days)}</Words>
          {asTable ? (
            <InsightTable days={days} />
          ) : (
            <>
              <Curve days={days} measure="views" label="Profile views" />
              <Curve days={days} measure="followers" label="New followers" />
              <Ends aria-hidden>
                <span>{shortDay(days[0]!.day)}</span>
                <span>{shortDay(days.at(-1)!.day)}</span>
              </Ends>
            </>
          )}
          <Switch tone="text" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as a table
          </Switch>
        </>
      )}
    </AsideCard>
  );
}

const Words = styled.p`
  ${typeset.small}
  margin-block-end: ${theme.space[12]};
  color: ${theme.color.text2};
`;

const Ends = styled.p`
  ${typeset.small}
  display: flex;
  justify-content: space-between;
  color: ${theme.color.text3};
`;

const Switch = styled(Button)`
  margin-inline-start: -0.625rem;
`;
