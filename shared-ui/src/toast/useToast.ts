import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { toastShown } from './toastSlice';

interface ToastSpeaker {
  /** @param message 'Successfully Updated' when left out */
  success(message?: string): void;
  /** @param message nothing is said without one: somebody else has told it already */
  error(message: string | undefined): void;
}

/** Says something at the bottom right; the answer is the same object in every render. */
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
