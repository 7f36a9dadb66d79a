import { Container, theme } from 'shared-ui';
import styled from 'styled-components';

import { PROGRAMME } from '../../programme/programme';
import { StatTiles } from '../../programme/StatTiles';

const FACTS = [
  { value: String(PROGRAMME.countries), label: 'countries' },
  { value: String(PROGRAMME.episodes), label: 'reality show episodes' },
  { value: String(PROGRAMME.onsiteEvents), label: 'onsite events, travel covered' },
  { value: PROGRAMME.equity, label: 'equity' },
];

/** The programme in four figures, right under the hero. */
export function FactBar() {
  return (
    <Root aria-label="The programme in figures">
      <Container>
        <StatTiles items={FACTS} />
      </Container>
    </Root>
  );
}

const Root = styled.section`
  border-block-start: 1px solid ${theme.color.line};
`;
