import { useEffect } from 'react';

import { watchFocus } from './watchFocus';

/** Restores a lost focus for keyboard and screen reader users, on every page; rendered once, beside the pages. */
export function FocusWatch(): null {
  useEffect(() => watchFocus(document.documentElement), []);
  return null;
}
