import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes a person to the first field that was refused. Waits for the render that marks it, since a
 * field may be disabled while the answer is on its way.
 * @param failure of the call, a new object for each failure
 * @returns the ref of the form
 */
export function useFirstWrongField(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  return form;
}
