import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';

interface Pressed extends ComponentProps<'button'> {
  busy?: boolean;
}

/**
 * Handles presses that a button ignores. A disabled element loses the focus, so a keyboard user would return to the top
 * of the page after each save. Therefore a busy button is `aria-disabled` instead. A button that its own press disables
 * is also `aria-disabled` until it loses the focus.
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
