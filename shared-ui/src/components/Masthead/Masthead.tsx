import { Stage, theme, upTo, useSessionStatus } from 'shared-ui/core';
import styled from 'styled-components';

import { AccountMenu } from '../AccountMenu/AccountMenu';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Container } from '../Container/Container';
import { Logo } from '../Logo/Logo';
import { MenuOpener } from '../MenuOpener/MenuOpener';

/**
 * The top of a public hero: part of the picture, scrolls away with it. It is not the header of the
 * page, which the shell shows later. The account's place has a fixed width, so nothing moves when
 * it turns out who is reading.
 */
export function Masthead() {
  const status = useSessionStatus();
  return (
    <Root as="nav" aria-label="Site">
      <Bar>
        <Logo size={44} />
        <Account>
          {status === 'guest' && (
            <>
              <Quiet to="/login" tone="text" size="sm">
                Log in
              </Quiet>
              <ButtonLink to="/register" tone="outline-gradient" size="sm">
                Sign Up
              </ButtonLink>
            </>
          )}
          {status === 'member' && <AccountMenu />}
        </Account>
        <Opener />
      </Bar>
    </Root>
  );
}

const Root = styled(Stage)`
  position: relative;
  z-index: ${theme.layer.masthead};
  background: none;
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: 1.75rem;
`;

const Account = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  justify-content: end;
  min-inline-size: 12rem;
  min-block-size: ${theme.size.target};

  ${upTo.tablet} { display: none; }
`;

const Quiet = styled(ButtonLink)`
  color: ${theme.color.text};
`;

const Opener = styled(MenuOpener)`
  display: none;
  background: ${theme.brand.veil};

  ${upTo.tablet} { display: inline-grid; }
`;
