import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field. Waits for the render that marks it, because a field may be disabled while
 * the request runs.
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
