import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { browserErrors, type FieldErrors, valuesOf } from './validity';

/** Sends the values; resolves to messages by field when they are rejected, undefined on success. */
type Send = (values: Record<string, string>) => Promise<FieldErrors | undefined>;

interface Form {
  /** For the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInvalid(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
  errors: FieldErrors;
  busy: boolean;
}

/**
 * The behaviour of our small forms. Inputs are uncontrolled (so autofill and paste work), and nothing is sent twice.
 * After an error, focus moves to the first invalid field, and a screen reader reads its message. A message disappears
 * when its field changes.
 */
export function useForm(send: Send): Form {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  function refuse(found: FieldErrors) {
    setErrors(found);
    setFailures((count) => count + 1);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const found = await send(valuesOf(event.currentTarget));
    sending.current = false;
    setBusy(false);
    if (found) refuse(found);
    else setErrors({});
  }

  return {
    props: {
      ref,
      onSubmit: (event) => void handleSubmit(event),
      // Our own messages under the fields instead of the browser's bubble, which disappears.
      onInvalid: (event) => {
        event.preventDefault();
        refuse(browserErrors(event.currentTarget));
      },
      onInput: ({ target }) => {
        if (target instanceof HTMLInputElement && errors[target.name])
          setErrors(({ [target.name]: _mended, ...rest }) => rest);
      },
    },
    errors,
    busy,
  };
}
