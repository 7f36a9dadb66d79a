import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes a person to the first field that was refused; the fields were disabled while the answer was
 * on its way, so focus has to wait for the render that enables them again.
 * @param failure of the call, a new object for each refusal
 */
export function useFirstWrongField(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  return form;
}
