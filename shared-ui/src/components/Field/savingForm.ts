import { createContext, useContext } from 'react';

/** Whether the form around is being saved: what is entered meanwhile would be lost. */
export const SavingFormContext = createContext(false);

/** Fields are read-only then, not disabled: a disabled one loses focus. */
export function useIsSaving(): boolean {
  return useContext(SavingFormContext);
}
