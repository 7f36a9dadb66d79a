import { Container, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { PROGRAMME } from '../../programme/programme';
import { SubmissionsList } from './SubmissionsList';
import { SubmissionsMap } from './SubmissionsMap';

const STATS = [
  { figure: PROGRAMME.submissions, what: 'submissions' },
  { figure: PROGRAMME.mentors, what: 'mentors' },
  { figure: PROGRAMME.startups, what: 'startups' },
];

/** Season 2 in three figures, and where the submissions came from. */
export function Submissions() {
  return (
    <Root aria-label="Season 2 in figures">
      <Container>
        <Stats>
          {STATS.map(({ figure, what }) => (
            <li key={what}>
              <b>{figure}</b>
              <span>{what}</span>
            </li>
          ))}
        </Stats>
        <Columns>
          <SubmissionsMap />
          <SubmissionsList />
        </Columns>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: ${theme.space[24]} ${theme.space[112]};

  ${upTo.tablet} { padding-block-end: ${theme.space[72]}; }
`;

const Stats = styled.ul`
  display: flex;
  gap: ${theme.space[88]};
  margin-block-end: 2.75rem;

  b {
    display: block;
    ${typeset.stat}
    letter-spacing: -0.01em;
  }

  span {
    display: block;
    margin-block-start: 0.625rem;
    color: ${theme.color.text2};
    font-size: 1.0625rem;
  }

  ${upTo.tablet} {
    flex-wrap: wrap;
    gap: 1.375rem;
    justify-content: space-between;

    span { font-size: 0.9375rem; }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 8fr 4fr;
  gap: ${theme.space[48]};
  align-items: start;

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[28]};
  }
`;
