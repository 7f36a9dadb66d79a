import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHeaderIsPinned } from './HeaderPin';
import { headerIsFixed, isPastReveal } from './headerRule';

/** True where the header is always visible, and pages begin below it. */
export function useHeaderIsFixed(): boolean {
  const { pathname } = useLocation();
  const pinned = useHeaderIsPinned();
  return headerIsFixed(pathname) || pinned;
}

/** True while the header is visible: always on some pages, elsewhere after the reader has scrolled far enough. */
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
