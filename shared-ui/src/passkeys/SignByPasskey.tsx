import type { PasskeyOptions, PasskeyProof } from 'contract/wire/passkeys.contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from 'shared-ui/core';
import { Button } from '../components/Button/Button';
import { InlineAlert } from '../components/InlineAlert/InlineAlert';
import { askForPasskey } from './askBrowser';
import { signalIfUnknown } from './signalIfUnknown';

type Calling<Answer> = Promise<{ data?: Answer; error?: Failure }>;

interface SignByPasskeyProps<Answer> {
  /** Asks the api what to sign. */
  begin: () => Calling<PasskeyOptions>;
  /** Sends the signature to the api. */
  finish: (signed: PasskeyProof) => Calling<Answer>;
  onDone: (answer: Answer) => void;
  onBusy?: (busy: boolean) => void;
  children: string;
}

/** A button that makes the browser sign with a passkey; below it stands why that failed. */
export function SignByPasskey<Answer>(props: SignByPasskeyProps<Answer>) {
  const { begin, finish, onDone, onBusy, children } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function sign(): Promise<Failure> {
    const { data: options, error } = await begin();
    if (!options) return error;
    const { passkey, failure } = await askForPasskey('sign', options);
    if (!passkey) return failure;
    const answer = await finish({ passkey });
    signalIfUnknown(options, passkey, answer.error);
    if (answer.data) onDone(answer.data);
    return answer.error;
  }

  async function handlePress() {
    setBusy(true);
    onBusy?.(true);
    setFailure(undefined);
    setFailure(await sign());
    setBusy(false);
    onBusy?.(false);
  }

  return (
    <>
      <Button tone="ghost" busy={busy} onClick={handlePress}>
        <KeyRound size={20} aria-hidden />
        {children}
      </Button>
      <InlineAlert failure={failure} fields={[]} />
    </>
  );
}
