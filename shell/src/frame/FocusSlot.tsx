import { useEffect, useState } from 'react';

import { useLazy } from '../lazy/useLazy';

/** Keeps the place of the keyboard and the screen reader (rule 1.56); its code is fetched at the first focus. */
export function FocusSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const handleFocus = () => setWanted(true);
    addEventListener('focusin', handleFocus, { once: true });
    return () => removeEventListener('focusin', handleFocus);
  }, []);
  const Watch = useLazy(wanted, loadWatch);
  return Watch ? <Watch /> : null;
}

const loadWatch = () => import('./focusWatch').then((module) => module.FocusWatch);
