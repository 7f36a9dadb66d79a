import { ButtonLink, type ButtonTone, theme, upTo, useSessionStatus } from 'shared-ui';
import styled from 'styled-components';

import { AccountMenu } from './AccountMenu';

interface AccountSlotProps {
  /** Tone of the sign-up button. */
  signUp: ButtonTone;
  className?: string;
}

/** The end of a bar. Its width does not depend on the reader, so that nothing moves when the reader becomes known. */
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
