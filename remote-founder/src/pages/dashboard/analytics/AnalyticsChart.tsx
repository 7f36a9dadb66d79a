import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { useState } from 'react';
import { Button, theme, typeset } from 'shared-ui';
import styled from 'styled-components';
import { AnalyticsTable } from './AnalyticsTable';
import { shortDay } from './analyticsText';
import { Curve } from './Curve';

/** Views and followers of a startup by day: as a chart, or as numbers. */
export function AnalyticsChart({ days }: { days: readonly AnalyticsDay[] }) {
  const [asTable, setAsTable] = useState(false);

  return (
    <Root>
      {asTable ? (
        <AnalyticsTable days={days} />
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
    </Root>
  );
}

const Root = styled.div`
  padding-block-start: ${theme.space[12]};
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
