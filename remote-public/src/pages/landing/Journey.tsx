import { Tag, theme, upTo, useSite } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { dateText } from '../../programme/dateText';
import { Countdown } from './Countdown';
import { JourneyTrail } from './JourneyTrail';
import { milestone } from './milestone';

/** The road from the first application to the Grand Finale, and where we are on it. */
export function Journey() {
  const { season } = useSite();
  if (!season || season.milestones.length === 0) return null;
  const current = season.current_milestone - 1;

  return (
    <Section labelledBy="journey">
      <SectionHead id="journey" title="The journey">
        <Countdown />
      </SectionHead>
      <Road>
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
      </Road>
    </Section>
  );
}

function stateOf(index: number, current: number): 'done' | 'now' | 'next' {
  if (index === current) return 'now';
  return index < current ? 'done' : 'next';
}

const Road = styled.div`
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
