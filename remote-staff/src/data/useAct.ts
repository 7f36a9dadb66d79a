import { newAttemptKey, useLostFailure, useToast } from 'shared-ui';

import { usePerformActMutation } from './acts.endpoints';

/** Performs an act with one press, and shows its result; the page shows the reason of a failure beside the button. */
export function useAct() {
  const [perform, { isLoading: busy, error }] = usePerformActMutation();
  const toast = useToast();
  const noteFailure = useLostFailure();

  /** @returns the response; undefined when it was refused */
  async function act(name: string, fields: Record<string, unknown>) {
    const answer = await perform({ name, call: { fields }, attemptKey: newAttemptKey() });
    noteFailure(answer.error);
    if (answer.data) toast.success(answer.data.message ?? 'Done');
    return answer.data;
  }

  return { act, busy, error };
}
