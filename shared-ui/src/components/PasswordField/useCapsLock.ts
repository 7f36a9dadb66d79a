import { type KeyboardEvent, useState } from 'react';

/** Watches the Caps Lock key while the user types: spread `watch` over the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const handleKey = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  const handleBlur = () => setOn(false);

  return { on, watch: { onKeyDown: handleKey, onKeyUp: handleKey, onBlur: handleBlur } };
}
