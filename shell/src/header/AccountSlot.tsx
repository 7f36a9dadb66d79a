import { ButtonLink, type ButtonTone, theme, upTo, useSessionStatus } from 'shared-ui';
import styled from 'styled-components';

import { AccountMenu } from './AccountMenu';

interface AccountSlotProps {
  /** How the button that asks guests in looks. */
  signUp: ButtonTone;
  className?: string;
}

/** The end of a bar: of one width whoever is reading, so that nothing moves when it is known. */
export function AccountSlot({ signUp, className }: AccountSlotProps) {
  const status = useSessionStatus();
  return (
    <Slot className={className}>
      {status === 'guest' && (
        <>
          <Muted to="/login" tone="text" size="sm">
            Log in
          </Muted>
          <ButtonLink to="/register" tone={signUp} size="sm">
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

const Muted = styled(ButtonLink)`
  color: ${theme.color.text};
`;
