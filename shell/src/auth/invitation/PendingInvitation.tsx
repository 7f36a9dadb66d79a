import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink, IconButton, Stage, theme, useSessionStatus } from 'shared-ui';
import styled from 'styled-components';

import { forgetInvitation, pendingInvitation } from './pendingInvitation';

const ANSWER = '/invitation/accept';

/** Offers the invitation somebody came with, once they have registered or signed in. */
export function PendingInvitation() {
  const { pathname } = useLocation();
  const status = useSessionStatus();
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    setToken(status === 'member' && pathname !== ANSWER ? pendingInvitation() : null);
  }, [status, pathname]);

  function handleDismiss() {
    forgetInvitation();
    setToken(null);
  }

  if (!token) return null;
  return (
    <Banner as="section" aria-label="Invitation">
      <p>You have been invited to join a startup.</p>
      <ButtonLink tone="gradient" size="sm" to={`${ANSWER}?token=${encodeURIComponent(token)}`}>
        Accept invitation
      </ButtonLink>
      <IconButton label="Dismiss invitation" onClick={handleDismiss}>
        <X size={20} aria-hidden />
      </IconButton>
    </Banner>
  );
}

const Banner = styled(Stage)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]} ${theme.space[20]};
  padding: ${theme.space[12]} ${theme.space[20]};
  border-block-end: 1px solid ${theme.color.line};
  font-weight: 650;
`;
