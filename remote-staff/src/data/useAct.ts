import { newAttemptKey, useRequest, useToast } from 'shared-ui';

import { usePerformActMutation } from './acts.endpoints';

/** Performs an act with one press, and shows its result; the page shows the reason of a failure beside the button. */
export function useAct() {
  const [perform] = usePerformActMutation();
  const { busy, failure, send } = useRequest();
  const toast = useToast();

  /** @returns the response; undefined when it was refused */
  async function act(name: string, fields: Record<string, unknown>) {
    const attemptKey = newAttemptKey();
    const answer = await send(() => perform({ name, call: { fields }, attemptKey }));
    if (answer.data) toast.success(answer.data.message ?? 'Done');
    return answer.data;
  }

  return { act, busy, failure };
}
