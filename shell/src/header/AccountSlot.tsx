import { AccountMenu, ButtonLink, theme, upTo, useSessionStatus } from 'shared-ui';
import styled from 'styled-components';

/** The end of the header: of one width whoever is reading, so that nothing moves when it is known. */
export function AccountSlot() {
  const status = useSessionStatus();
  return (
    <Slot>
      {status === 'guest' && (
        <>
          <Quiet to="/login" tone="text" size="sm">
            Log in
          </Quiet>
          <ButtonLink to="/register" tone="gradient" size="sm">
            Sign Up
          </ButtonLink>
        </>
      )}
      {status === 'member' && <AccountMenu />}
    </Slot>
  );
}

const Slot = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[12]};
  inline-size: 13rem;
  margin-inline-start: auto;

  ${upTo.tablet} { display: none; }
`;

const Quiet = styled(ButtonLink)`
  color: ${theme.color.text};
`;
