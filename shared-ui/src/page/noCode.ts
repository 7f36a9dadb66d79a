import type { ToastText } from '../toast/toastSlice';

/** Shown when the code of a prerendered page, or of a section, did not load. */
export const NO_CODE: ToastText = {
  type: 'error',
  message: 'Part of this page did not load. Check your connection, then press again.',
  autoHideAfter: 8000, // milliseconds: two sentences
};
