import type { SignedIn } from 'contract/wire/session.contract';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  askForPasskey,
  type Failure,
  InlineAlert,
  knowsPasskeys,
  signalIfUnknown,
} from 'shared-ui';

import {
  useBeginPasskeySignInMutation,
  useFinishPasskeySignInMutation,
} from '../calls/auth.endpoints';

/** The api accepts a challenge for five minutes; the browser offers it for as long as the page is open. */
const CHALLENGE_REFRESH_INTERVAL_MS = 4 * 60_000;

interface PasskeySuggestionsProps {
  /** Whether another way of signing in is under way. */
  paused: boolean;
  onSignedIn(answer: SignedIn): void;
}

/**
 * Makes the browser offer passkeys among the suggestions of the email field, where it can (rule 2.49). Shows why the api
 * rejected a chosen one.
 */
export function PasskeySuggestions({ paused, onSignedIn }: PasskeySuggestionsProps) {
  const [begin] = useBeginPasskeySignInMutation();
  const [finish] = useFinishPasskeySignInMutation();
  const [failure, setFailure] = useState<Failure>();
  const [round, setRound] = useState(0);

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canSuggest()) || signal.aborted) return;
    const { data: options } = await begin({});
    if (!options || signal.aborted) return;
    const { passkey } = await askForPasskey('sign', options, signal);
    if (!passkey) return; // nobody asked for one; the button shows why passkeys do not work
    setFailure(undefined);
    const { data, error } = await finish({ passkey });
    signalIfUnknown(options, passkey, error);
    if (data) onSignedIn(data);
    setFailure(error);
    if (error && !signal.aborted) setRound(round + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has a challenge of its own
  useEffect(() => {
    if (paused) return undefined;
    const end = new AbortController();
    const renew = () => setRound((last) => last + 1);
    const refresh = setTimeout(whenVisible, CHALLENGE_REFRESH_INTERVAL_MS, renew, end.signal);
    void suggest(end.signal);
    return () => {
      clearTimeout(refresh);
      end.abort();
    };
  }, [paused, round]);

  return <InlineAlert failure={failure} fields={[]} />;
}

/** Runs it now, or in a hidden tab when the user comes back to it. */
function whenVisible(run: () => void, signal: AbortSignal): void {
  if (document.hidden) document.addEventListener('visibilitychange', run, { once: true, signal });
  else run();
}

const canSuggest = async () =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
