import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';

interface Pressed extends ComponentProps<'button'> {
  busy?: boolean;
}

/**
 * What a button ignores, and how it says so. A disabled element loses the focus, and a person on a keyboard
 * would be thrown to the top of the page each time they save. So a busy button is `aria-disabled`, and so is
 * one that is disabled by its own press, until it is left.
 */
export function usePressable({ busy = false, disabled = false, ...rest }: Pressed) {
  const [focused, setFocused] = useState(false);

  return {
    disabled: disabled && !focused,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || (disabled && focused) || rest['aria-disabled'],
    onClick: busy || disabled ? ignorePress : rest.onClick,
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      setFocused(true);
      rest.onFocus?.(event);
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      setFocused(false);
      rest.onBlur?.(event);
    },
  };
}

/** Also stops a busy `type="submit"` from sending its form a second time. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
