import { Button, InlineAlert, Tag, theme, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useVerifyEmailMutation } from '../../credentials/credentials.endpoints';

interface EmailStateProps {
  verified: boolean;
  /** The new address, while it is not verified. */
  pending: string | null;
}

/** Whether the address is verified, and a button that sends the verification mail again. */
export function EmailState({ verified, pending }: EmailStateProps) {
  const toast = useToast();
  const [verifyEmail, sending] = useVerifyEmailMutation();
  if (verified && !pending) return null;

  async function handleSend() {
    const { data } = await verifyEmail();
    if (data) toast.success(data.message);
  }

  return (
    <State>
      {!verified && <Tag tone="warn">Not verified</Tag>}
      {pending && <Wanted>{pending} is not confirmed yet.</Wanted>}
      <Button tone="text" size="sm" busy={sending.isLoading} onClick={handleSend}>
        Resend email
      </Button>
      <InlineAlert failure={sending.error} />
    </State>
  );
}

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

const Wanted = styled.span`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;
