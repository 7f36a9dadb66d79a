import { RotateCw } from 'lucide-react';
import { Button, ButtonLink, useConfig } from 'shared-ui';

import { usePinnedHeader } from '../header/HeaderPin';
import type { RemoteFailure } from '../remotes';
import { FailureCard } from './FailureCard';

/** Names of the remotes in a sentence. */
const PACKAGE_LABELS: Record<string, string> = {
  public: 'The public site',
  account: 'Your account area',
  founder: 'The founder area',
  mentor: 'The mentor area',
};

/** Replaces a remote without a working release; the rest of the page continues. */
export function RemoteFallback(failure: RemoteFailure) {
  const { packageName, reference, attempts, failedAt, onRetry } = failure;
  const { productName } = useConfig();
  usePinnedHeader();

  return (
    <FailureCard
      title="We lost the picture"
      acts={
        <>
          <Button onClick={onRetry}>
            <RotateCw size={19} aria-hidden />
            Try again
          </Button>
          <ButtonLink tone="ghost" to="/">
            Go to Home
          </ButtonLink>
        </>
      }
      details={[`Part: ${packageName}`, `Reference: ${reference}`, tried(attempts, failedAt)]}
    >
      {PACKAGE_LABELS[packageName] ?? 'This page'} did not load. The rest of The {productName} still
      works, and nothing you saved is lost.
    </FailureCard>
  );
}

function tried(attempts: number, failedAt: number): string {
  const at = new Date(failedAt).toLocaleTimeString('en-GB');
  return attempts === 1 ? `Tried once, at ${at}` : `Tried ${attempts} times, last at ${at}`;
}
