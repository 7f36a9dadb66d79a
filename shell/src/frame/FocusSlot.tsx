import { useEffect, useState } from 'react';

import { useLazy } from '../lazy/useLazy';

/** A field that has the focus from the beginning is used by its first key. */
const FIRST_USES = ['focusin', 'keydown'] as const;

/** Keeps the place of the keyboard and the screen reader (rule 1.56); its code is fetched at the first use. */
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
