import { Container, Logo, MenuOpener, Stage, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { AccountSlot } from './AccountSlot';

/**
 * The top of a public hero: it lies over the hero's picture and scrolls with it. It is not the page's header, which
 * becomes visible further down.
 */
export function HeroHeader() {
  return (
    <Place>
      <Root as="nav" aria-label="Site">
        <Bar>
          <Logo size={44} />
          <Doors signUp="outline-gradient" />
          <Opener />
        </Bar>
      </Root>
    </Place>
  );
}

/* Without height: the hero leaves space for it (theme.size.heroHeader). */
const Place = styled.div`
  position: relative;
  z-index: ${theme.layer.heroHeader};
  block-size: 0;
  @media print { display: none; }
`;

const Root = styled(Stage)`
  background: none;
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: ${theme.size.heroHeader};

  ${upTo.tablet} { container-type: inline-size; }
`;

const Doors = styled(AccountSlot)`
  gap: 0.625rem;
`;

const Opener = styled(MenuOpener)`
  display: none;
  background: ${theme.brand.veil};

  ${upTo.tablet} { display: inline-grid; }
`;
