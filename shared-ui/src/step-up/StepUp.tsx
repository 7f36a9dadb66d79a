import { useState } from 'react';
import { type Failure, fieldErrors } from 'shared-ui/core';

import { ProofDialog } from './ProofDialog';

interface StepUpProps {
  /** The last failure of a call that requires a recent second factor. */
  failure: Failure;
  /** Purpose of the call; 'This changes how you sign in' when omitted. */
  about?: string;
  /** Repeats the call. */
  onProven: () => unknown;
}

/** Whether a call failed only because it requires the second factor first. */
export const wantsProof = (failure: Failure) => fieldErrors(failure).second_factor !== undefined;

/** Asks for the second factor when a call failed without it, and then repeats the call. */
export function StepUp({ failure, about, onProven }: StepUpProps) {
  const [answered, setAnswered] = useState<Failure>();
  if (!wantsProof(failure) || answered === failure) return null;

  return (
    <ProofDialog
      about={about}
      onProven={() => {
        setAnswered(failure);
        onProven();
      }}
      onClose={() => setAnswered(failure)}
    />
  );
}
