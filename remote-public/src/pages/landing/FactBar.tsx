import { Container, theme, useFacts } from 'shared-ui';
import styled from 'styled-components';

import { StatTiles } from '../../programme/StatTiles';

const FIGURES = {
  countries: 'countries',
  episodes: 'reality show episodes',
  events: 'onsite events, travel covered',
  equity: 'equity',
};

/** The programme in four figures, right under the hero. */
export function FactBar() {
  const facts = useFacts();
  const items = Object.entries(FIGURES).flatMap(([name, label]) =>
    facts[name] ? { value: facts[name], label } : [],
  );
  if (items.length === 0) return null;

  return (
    <Root aria-label="The programme in figures">
      <Container>
        <StatTiles items={items} />
      </Container>
    </Root>
  );
}

const Root = styled.section`
  border-block-start: 1px solid ${theme.color.line};
`;
