import { Button, failureText, Pill, theme, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useVerifyEmailMutation } from '../../credentials/credentials.endpoints';

/** Whether the address is proven; if not, the letter that proves it can be sent again. */
export function EmailState({ verified }: { verified: boolean }) {
  const toast = useToast();
  const [verifyEmail, sending] = useVerifyEmailMutation();
  if (verified) return null;

  async function handleSend() {
    const { data, error } = await verifyEmail();
    if (data) toast.success(data.message);
    else toast.error(failureText(error));
  }

  return (
    <State>
      <Pill tone="warn">Not verified</Pill>
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
