import { Button, failureText, plural, StepUp, useToast, wantsProof } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';
import { useRenewRecoveryCodesMutation } from '../../second-factor/secondFactor.endpoints';

interface RecoveryCodeCardProps {
  left: number;
  onCodes: (codes: string[]) => void;
}

/** The number of remaining recovery codes, with a button for new ones. */
export function RecoveryCodeCard({ left, onCodes }: RecoveryCodeCardProps) {
  const toast = useToast();
  const [renew, renewing] = useRenewRecoveryCodesMutation();

  async function handleRenew() {
    const { data, error } = await renew();
    if (data) onCodes(data.recovery_codes);
    else if (!wantsProof(error)) toast.error(failureText(error));
  }

  return (
    <AccountSection title="Recovery codes">
      <p>Each one replaces a lost phone once. You have {plural(left, 'unused code')}.</p>
      <Button tone="ghost" busy={renewing.isLoading} onClick={handleRenew}>
        Make new codes
      </Button>
      <StepUp failure={renewing.error} onProven={handleRenew} />
    </AccountSection>
  );
}
