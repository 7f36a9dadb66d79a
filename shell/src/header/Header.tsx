import { Container, Logo, MenuOpener, Stage, theme, upTo, useSelector } from 'shared-ui';
import styled from 'styled-components';

import { AccountSlot } from './AccountSlot';
import { MainNav } from './MainNav';
import { MobileMenu } from './MobileMenu';
import { useHeaderShown } from './useHeaderShown';

/**
 * The only header of the product. While it is hidden, no key can reach it. Beside a sidebar, which has the logo, it
 * starts at the sidebar's end (rule 1.41).
 */
export function Header() {
  const shown = useHeaderShown();
  const menuOpen = useSelector(({ frame }) => frame.menuOpen);

  return (
    <>
      <Bar as="header" inert={!shown} data-shown={shown}>
        <Row>
          <Home>
            <Logo size={38} />
          </Home>
          <MainNav />
          <AccountSlot signUp="gradient" />
          <Opener />
        </Row>
      </Bar>
      {menuOpen && <MobileMenu />}
    </>
  );
}

/** Set by `SidebarLayout` of shared-ui, in any package. Remotes before 1.1 set `data-rail`. */
const BESIDE_SIDEBAR = ':root:has([data-sidebar], [data-rail])';

const Bar = styled(Stage)`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  visibility: hidden;
  transform: translateY(-100%);
  background: ${theme.brand.night};
  transition:
    transform ${theme.time.fast} ${theme.ease.out},
    visibility 0s ${theme.time.fast};

  &[data-shown='true'] {
    visibility: visible;
    transform: none;
    transition: transform ${theme.time.base} ${theme.ease.out};
  }
  @media print { display: none; }
  ${BESIDE_SIDEBAR} & { inset-inline-start: ${theme.size.sidebar}; }
  ${upTo.tablet} {
    ${BESIDE_SIDEBAR} & { inset-inline-start: 0; }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 2px;
    background: ${theme.gradient.art};
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 2.25rem;
  block-size: ${theme.size.header};

  ${upTo.tablet} {
    gap: ${theme.space[12]};
    block-size: ${theme.size.headerPhone};
    container-type: inline-size;
  }
`;

const Home = styled.div`
  ${BESIDE_SIDEBAR} & { display: none; }
  ${upTo.tablet} {
    ${BESIDE_SIDEBAR} & { display: block; }
  }
`;

const Opener = styled(MenuOpener)`
  display: none;

  ${upTo.tablet} { display: inline-grid; margin-inline-start: auto; }
`;
