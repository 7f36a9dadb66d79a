import { failureText, newAttemptKey, useToast } from 'shared-ui';

import { usePerformActMutation } from './acts.endpoints';

/** Performs an act with one press, and shows its result or the reason of a failure. */
export function useAct() {
  const [perform, { isLoading: busy, error }] = usePerformActMutation();
  const toast = useToast();

  /** @returns the response; undefined when it was refused */
  async function act(name: string, fields: Record<string, unknown>) {
    const answer = await perform({ name, call: { fields }, attemptKey: newAttemptKey() });
    if (answer.error) toast.error(failureText(answer.error));
    else toast.success(answer.data.message ?? 'Done');
    return answer.data;
  }

  return { act, busy, error };
}
