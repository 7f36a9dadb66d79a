import { useEffect } from 'react';

import { watchFocus } from './watchFocus';

/** Keeps the place of the keyboard and the screen reader, on every page; drawn once, beside them. */
export function FocusWatch(): null {
  useEffect(() => watchFocus(document.documentElement), []);
  return null;
}
