import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Remembers the page of the last input: a page with text in it must not be discarded.
 * @returns the path of that page; null before any input
 */
export function useTypedText(): RefObject<string | null> {
  const { pathname } = useLocation();
  const typedAt = useRef<string | null>(null);

  useEffect(() => {
    const handleInput = () => {
      typedAt.current = pathname;
    };
    document.addEventListener('input', handleInput, true); // also before hydration
    return () => document.removeEventListener('input', handleInput, true);
  }, [pathname]);

  return typedAt;
}
