import type { ReadInvite } from 'contract/wire/invitations.contract';
import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

import { invitationText } from './invitationText';

interface InvitationCardProps {
  invitation: ReadInvite | undefined;
  /** Why the invitation is no longer valid. */
  error: string | undefined;
  /** Alternative actions. */
  children?: ReactNode;
}

/** Above a sign-in form: who invites the reader, and to which startup. Nothing without an invitation. */
export function InvitationCard({ invitation, error: failure, children }: InvitationCardProps) {
  if (failure) return <Strip data-over="">{failure}</Strip>;
  if (!invitation) return null;
  return (
    <Strip as="section" aria-label="Invitation">
      <strong>{invitationText(invitation)}</strong>
      <span>Your position: {invitation.position}</span>
      {children}
    </Strip>
  );
}

const Strip = styled.p`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;

  &[data-over] { color: ${theme.color.warnText}; background: ${theme.color.warnBg}; font-weight: 600; }
`;
