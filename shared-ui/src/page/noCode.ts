import type { ToastText } from '../toast/toastSlice';

/** Said over a page, or a part of one, that stays without code because it did not arrive. */
export const NO_CODE: ToastText = {
  type: 'error',
  message: 'Part of this page did not load. Check your connection, then press again.',
  autoHideAfter: 8000, // milliseconds: two sentences
};
