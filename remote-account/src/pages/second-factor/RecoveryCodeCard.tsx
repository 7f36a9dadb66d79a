import { Button, InlineAlert, plural, StepUp, wantsProof } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';
import { useRenewRecoveryCodesMutation } from '../../second-factor/secondFactor.endpoints';

interface RecoveryCodeCardProps {
  left: number;
  onCodes: (codes: string[]) => void;
}

/** The number of remaining recovery codes, with a button for new ones. */
export function RecoveryCodeCard({ left, onCodes }: RecoveryCodeCardProps) {
  const [renew, renewing] = useRenewRecoveryCodesMutation();

  async function handleRenew() {
    const { data } = await renew();
    if (data) onCodes(data.recovery_codes);
  }

  return (
    <AccountSection title="Recovery codes">
      <p>
        If you lose your phone, each code signs you in once. You have {plural(left, 'unused code')}.
      </p>
      <Button tone="ghost" busy={renewing.isLoading} onClick={handleRenew}>
        Create new codes
      </Button>
      <InlineAlert failure={wantsProof(renewing.error) ? undefined : renewing.error} />
      <StepUp failure={renewing.error} onProven={handleRenew} />
    </AccountSection>
  );
}
