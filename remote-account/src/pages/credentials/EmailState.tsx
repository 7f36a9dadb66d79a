import { Button, failureText, Tag, theme, useToast } from 'shared-ui';
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
    const { data, error } = await verifyEmail();
    if (data) toast.success(data.message);
    else toast.error(failureText(error));
  }

  return (
    <State>
      {!verified && <Tag tone="warn">Not verified</Tag>}
      {pending && <Wanted>{pending} waits to be confirmed.</Wanted>}
      <Button tone="text" size="sm" busy={sending.isLoading} onClick={handleSend}>
        Send the letter again
      </Button>
    </State>
  );
}

const State = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

const Wanted = styled.span`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;
