import { theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { WEEK } from './forMentors';

/** The effort of mentoring, shown as one week of a mentor. */
export function MentorWeek() {
  return (
    <Section labelledBy="week">
      <SectionHead id="week" title="What a week looks like">
        {
          'About an hour and a quarter, from {runs}. If a week is impossible, you offer other times in two clicks.'
        }
      </SectionHead>
      <Rows>
        {WEEK.map(({ time, title, text }) => (
          <li key={title}>
            <Time>{time}</Time>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const Rows = styled.ol`
  border-block-start: 3px solid ${theme.color.text};

  li {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${theme.space[32]};
    align-items: baseline;
    padding-block: ${theme.space[24]};
  }
  li + li { border-block-start: 1px solid ${theme.color.line}; }
  h3 { ${typeset.h3} }
  p { margin-block-start: ${theme.space[4]}; color: ${theme.color.text2}; font-size: 1.0625rem; }

  ${upTo.tablet} {
    li { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[4]}; padding-block: ${theme.space[20]}; }
  }
`;

const Time = styled.span`
  font: 900 3.5rem / 0.9 ${theme.font.display};
  font-variant-numeric: tabular-nums;

  ${upTo.tablet} { font-size: 2.5rem; }
`;
