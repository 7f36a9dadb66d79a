import { Tag, theme, upTo, useSite } from 'shared-ui';
import styled from 'styled-components';

import { dateText } from '../../programme/dateText';
import { JourneyTrail } from './JourneyTrail';
import { milestone } from './milestone';

/** The milestones of the season, and the trail between them. */
export function Road() {
  const { season } = useSite();
  if (!season) return null;
  const current = season.current_milestone - 1;

  return (
    <Root>
      <JourneyTrail stops={season.milestones.length} current={current} />
      <ol>
        {season.milestones.map(({ date, title, description }, i) => (
          <Stop key={title} data-state={stateOf(i, current)}>
            <time dateTime={date}>{dateText(date)}</time>
            <h3>{title}</h3>
            <p>{description}</p>
            {i === current && <Tag tone="now">We are here</Tag>}
          </Stop>
        ))}
      </ol>
    </Root>
  );
}

function stateOf(index: number, current: number): 'done' | 'now' | 'next' {
  if (index === current) return 'now';
  return index < current ? 'done' : 'next';
}

const Root = styled.div`
  position: relative;
  margin-block-start: ${theme.space[8]};

  ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  ${upTo.tablet} {
    ol { grid-auto-flow: row; }
  }
`;

const Stop = styled.li`
  ${milestone}
`;
