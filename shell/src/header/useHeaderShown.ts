import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHeaderIsPinned } from './HeaderPin';
import { headerIsFixed, isPastReveal } from './headerRule';

/** True where the header stands at all times, and pages begin below it. */
export function useHeaderIsFixed(): boolean {
  const { pathname } = useLocation();
  const pinned = useHeaderIsPinned();
  return headerIsFixed(pathname) || pinned;
}

/** True while the header is in view: always on some pages, elsewhere once the reader is far down. */
export function useHeaderShown(): boolean {
  const fixed = useHeaderIsFixed();
  const [past, setPast] = useState(false);

  useEffect(() => {
    const handleScroll = () => setPast(isPastReveal(window.scrollY, window.innerHeight));
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
    };
  }, []);

  return fixed || past;
}
