import { Container, plural, theme, upTo, useFill, useSite } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';

/** The countries of the show, and the number of submissions from each. */
export function Countries() {
  const { season } = useSite();
  const fill = useFill();
  const countries = [...(season?.by_country ?? [])].sort((a, b) =>
    a.country < b.country ? -1 : 1,
  );
  if (countries.length === 0) return null;

  return (
    <Root aria-labelledby="countries">
      <Container>
        <SectionTitle id="countries" size="title">
          {fill('{CountriesWords} countries, one stage || One stage')}
        </SectionTitle>
        <List>
          {countries.map(({ code, country, count }) => (
            <li key={code}>
              <b>{country}</b> <span>{plural(count, 'submission')}</span>
            </li>
          ))}
        </List>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block-end: ${theme.space[112]};

  h2 { margin-block-end: ${theme.space[24]}; }

  ${upTo.tablet} { padding-block-end: ${theme.space[72]}; }
`;

const List = styled.ul`
  columns: 3 18rem;
  column-gap: ${theme.space[40]};
  border-block-start: 3px solid ${theme.color.text};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[16]};
    justify-content: space-between;
    padding-block: 0.8125rem;
    border-block-end: 1px solid ${theme.color.line};
    break-inside: avoid;
  }
  b { font-weight: 650; }
  span { color: ${theme.color.text2}; font-variant-numeric: tabular-nums; }
`;
