import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Remembers where somebody has typed last: a page with words in it is not to be thrown away.
 * @returns the path of that page; null before anything was typed
 */
export function useTypedText(): RefObject<string | null> {
  const { pathname } = useLocation();
  const typedAt = useRef<string | null>(null);

  useEffect(() => {
    const handleInput = () => {
      typedAt.current = pathname;
    };
    document.addEventListener('input', handleInput, true); // also where React has no code yet
    return () => document.removeEventListener('input', handleInput, true);
  }, [pathname]);

  return typedAt;
}
