import { Pill, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { CURRENT_MILESTONE, MILESTONES } from '../../programme/programme';
import { Countdown } from './Countdown';
import { JourneyTrail } from './JourneyTrail';
import { milestone } from './milestone';

/** The road from the first application to the Grand Finale, and where we are on it. */
export function Journey() {
  return (
    <Section labelledBy="journey">
      <SectionHead id="journey" title="The journey">
        <Countdown />
      </SectionHead>
      <Road>
        <JourneyTrail />
        <ol>
          {MILESTONES.map(({ date, dateTime, title, description }, i) => (
            <Stop key={title} data-state={stateOf(i)}>
              <time dateTime={dateTime}>{date}</time>
              <h3>{title}</h3>
              <p>{description}</p>
              {i === CURRENT_MILESTONE && <Pill tone="now">We are here</Pill>}
            </Stop>
          ))}
        </ol>
      </Road>
    </Section>
  );
}

function stateOf(index: number): 'done' | 'now' | 'next' {
  if (index === CURRENT_MILESTONE) return 'now';
  return index < CURRENT_MILESTONE ? 'done' : 'next';
}

const Road = styled.div`
  position: relative;
  margin-block-start: ${theme.space[8]};

  ol {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
  }

  ${upTo.tablet} {
    ol { grid-template-columns: minmax(0, 1fr); }
  }
`;

const Stop = styled.li`
  ${milestone}
`;
