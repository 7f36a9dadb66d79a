import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/**
 * Navigates at the end of a request, unless the reader has left the page that sent it: a late response does not bring
 * them back.
 */
export function useNavigateWhileHere(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return async (to, options) => {
    if (isHere.current) await navigate(to, options);
  };
}
