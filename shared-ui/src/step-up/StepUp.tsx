import { useState } from 'react';
import { fieldErrors } from 'shared-ui/core';

import { ProofDialog } from './ProofDialog';

type Failure = Parameters<typeof fieldErrors>[0];

interface StepUpProps {
  /** Of the last try of a call that wants the second factor to be shown a moment ago. */
  failure: Failure;
  /** What the call does, e.g. 'This changes how you sign in'; that when left out. */
  about?: string;
  /** Makes the same call again. */
  onProven: () => unknown;
}

/** Whether a call was refused only because it wants the second factor first. */
export const wantsProof = (failure: Failure) => fieldErrors(failure).second_factor !== undefined;

/** Asks for the second factor when a call was refused for want of it, and has the call made again. */
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
