import { useEffect, useState } from 'react';

import { useLazy } from '../lazy/useLazy';

/** A field with initial focus is used with the first key. */
const FIRST_USES = ['focusin', 'keydown'] as const;

/** Restores a lost focus for keyboard and screen reader users (rule 1.56); its code is fetched at the first use. */
export function FocusSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const handleUse = () => setWanted(true);
    for (const use of FIRST_USES) addEventListener(use, handleUse, { once: true });
    return () => {
      for (const use of FIRST_USES) removeEventListener(use, handleUse);
    };
  }, []);
  const Watch = useLazy(wanted, loadWatch);
  return Watch ? <Watch /> : null;
}

const loadWatch = () => import('./focusWatch').then((module) => module.FocusWatch);
