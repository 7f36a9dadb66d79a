import { Container, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** Each partner in a lettering of its own, cut from the two families every page has anyway. */
const PARTNERS = [
  { name: 'Balkora', lettering: 'heavy' },
  { name: 'Kasaba Capital', lettering: 'plain' },
  { name: 'Meridian 21', lettering: 'poster' },
  { name: 'Studio Kino', lettering: 'fine' },
  { name: 'Delta Banka', lettering: 'firm' },
  { name: 'Telos', lettering: 'spaced' },
  { name: 'Fusha Pay', lettering: 'tall' },
] as const;

/** Who stands behind the programme. */
export function PartnerStrip() {
  return (
    <Container>
      <List aria-label="Partners">
        {PARTNERS.map(({ name, lettering }) => (
          <li key={name} data-lettering={lettering}>
            {name}
          </li>
        ))}
      </List>
    </Container>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2.25rem;
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[40]};
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 1.6875rem;
  line-height: 1;
  white-space: nowrap;

  [data-lettering='heavy'] { font-weight: 900; letter-spacing: -0.045em; }
  [data-lettering='plain'] { font-weight: 650; }
  [data-lettering='poster'] { font: 800 1.15em / 1 ${theme.font.display}; letter-spacing: 0.1em; text-transform: uppercase; }
  [data-lettering='fine'] { font-weight: 400; letter-spacing: -0.02em; }
  [data-lettering='firm'] { font-weight: 800; letter-spacing: -0.02em; }
  [data-lettering='spaced'] { font-weight: 900; letter-spacing: 0.14em; text-transform: lowercase; }
  [data-lettering='tall'] { font: 600 1.15em / 1 ${theme.font.display}; }

  ${upTo.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    white-space: normal;
    gap: 1.625rem ${theme.space[20]};
    padding-block: ${theme.space[32]};
    font-size: clamp(1rem, 5.4vw, 1.375rem);
  }
`;
