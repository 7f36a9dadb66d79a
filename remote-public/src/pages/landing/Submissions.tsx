import { Container, theme, typeset, upTo, useFacts, useFill, useSite } from 'shared-ui';
import styled from 'styled-components';

import { SubmissionsList } from './SubmissionsList';
import { SubmissionsMap } from './SubmissionsMap';

const STATS = ['submissions', 'mentors', 'startups'];

/** A season in three figures, and the countries of the submissions. */
export function Submissions() {
  const { season } = useSite();
  const facts = useFacts();
  const fill = useFill();
  const stats = STATS.filter((what) => facts[what]);
  const counts = season?.by_country ?? [];
  if (stats.length === 0 && counts.length === 0) return null;

  return (
    <Root aria-label={fill('{season} in figures')}>
      <Container>
        <Stats>
          {stats.map((what) => (
            <li key={what}>
              <b>{facts[what]}</b> <span>{what}</span>
            </li>
          ))}
        </Stats>
        {counts.length > 0 && (
          <Columns>
            <SubmissionsMap counts={counts} />
            <SubmissionsList counts={counts} />
          </Columns>
        )}
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
