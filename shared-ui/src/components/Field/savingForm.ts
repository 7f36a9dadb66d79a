import { createContext, useContext } from 'react';

/** Whether the surrounding form is being saved: input entered meanwhile would be lost. */
export const SavingFormContext = createContext(false);

/** Fields are then read-only, not disabled: a disabled field loses focus. */
export function useIsSaving(): boolean {
  return useContext(SavingFormContext);
}
