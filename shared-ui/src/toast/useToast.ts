import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { toastShown } from './toastSlice';

interface ToastSpeaker {
  /** @param message 'Successfully Updated' when omitted */
  success(message?: string): void;
  /** @param message no toast without one: the user is informed elsewhere */
  error(message: string | undefined): void;
}

/** Returns functions that show a toast at the bottom right; the same object in every render. */
export function useToast(): ToastSpeaker {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      success: (message) => dispatch(toastShown({ type: 'success', message })),
      error: (message) => message && dispatch(toastShown({ type: 'error', message })),
    }),
    [dispatch],
  );
}
